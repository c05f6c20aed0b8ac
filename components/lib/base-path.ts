import { brand } from '@/content/site/brand';

/** The sub-folder the site is served from, e.g. "/campus"; empty at a host's root. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a route's prerendered page in the export: "/contact/" under the base path. */
export const prerenderedAddress = (route: string) => `${basePath}${route === '/' ? '' : route}/`;

/** The address of a file of the export: "/media/share/icon-192.png" under the base path. */
export const fileAddress = (path: string) => basePath + path;

/** While a designer works, a changed brand gives pictures new addresses, so that they load again. */
const { colors, mark, fonts } = brand;
const version =
  process.env.NODE_ENV === 'development'
    ? `?${encodeURIComponent(JSON.stringify([colors, mark, fonts]))}`
    : '';

/** The address of an illustration: "/media/team.svg" under the base path. */
export const pictureAddress = (path: string) => fileAddress(path) + version;
