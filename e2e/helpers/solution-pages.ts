import { solutions } from '../../content/solutions/all';

/** The solution pages, with their link on the overview and their results as a screen reader reads them. */
export const pages = solutions.map(({ slug, name, block, results }) => ({
  name,
  path: `/solutions/${slug}`,
  link: block.link,
  results: results.map(
    ({ prefix = '', value, unit, label }) =>
      `${prefix}${value}${/^\w/.test(unit) ? ' ' : ''}${unit} ${label}`,
  ),
}));
