/** A link of the footer: 44 px high for fingers, 34 px for a mouse. */
export const footerLink =
  'inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8.5 md:pointer-coarse:min-h-11';

/** A list of the footer: two stand side by side on a phone unless one has a longer line. */
export const footerBlock = 'max-w-full max-md:min-w-[42%]';
