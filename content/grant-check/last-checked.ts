/** When somebody last opened the sources of the guides and of the grant check. */
export const lastChecked = 'Last checked in November 2026';
