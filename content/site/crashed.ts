/** The words of the document that replaces all others when the shell itself failed. */
export const crashed = {
  title: 'Something went wrong',
  text: 'The page stopped working. Reload it, or start again from the home page.',
  retry: 'Reload the page',
  link: 'Return Home',
};
