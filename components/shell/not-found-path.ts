/** The path of 404.html, which answers for addresses that have no file. */
export const notFoundPath = '/404';
