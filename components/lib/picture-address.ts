import { brand } from '@/content/site/brand';
import { basePath } from './base-path';

/** While a designer works, a changed brand gives pictures new addresses, so that they load again. */
const { colors, mark, fonts } = brand;
const version =
  process.env.NODE_ENV === 'development'
    ? `?${encodeURIComponent(JSON.stringify([colors, mark, fonts]))}`
    : '';

/** The address of an illustration: "/media/team.svg" under the base path. */
export const pictureAddress = (path: string) => basePath + path + version;
