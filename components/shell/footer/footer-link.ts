/** Styles of a footer link: 44 px high on touch screens, 34 px with a mouse. */
export const footerLink =
  'inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8.5 md:pointer-coarse:min-h-11';

/** Styles of a footer list: two fit next to each other on a phone unless one has a longer line. */
export const footerBlock = 'max-w-full max-md:min-w-[42%]';
