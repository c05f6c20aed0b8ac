import { createContext } from 'react';

/** The route and the title of the page that is shown. The shell provides them. */
export const ShownPage = createContext({ path: '/', title: '' });
