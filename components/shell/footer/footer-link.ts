/** A link of the footer: 44 px high for fingers, 34 px where there is a mouse and room. */
export const footerLink =
  'inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8.5 md:pointer-coarse:min-h-11';
