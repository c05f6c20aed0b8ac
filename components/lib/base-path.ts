/** The sub-folder the site is served from, e.g. "/campus"; empty at a host's root. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a route's prerendered page in the export: "/contact/" under the base path. */
export const prerenderedAddress = (route: string) => `${basePath}${route === '/' ? '' : route}/`;

/** The address of a file of the export: "/media/share/icon-192.png" under the base path. */
export const fileAddress = (path: string) => basePath + path;
