import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What `read` returns in a browser, for what never changes there. In the export, and while a browser hydrates its
 * HTML, it is false.
 */
export const useInBrowser = (read: () => boolean) => useSyncExternalStore(never, read, () => false);
