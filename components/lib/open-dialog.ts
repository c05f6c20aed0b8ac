/** Orca needs this many milliseconds to notice that a dialog hid the rest of the page. */
const titleDelay = 100;

/**
 * Opens a dialog as a modal and moves the focus to its title, so that screen readers say it: Orca
 * reads the whole dialog when that has the focus, and says nothing if the title gets it at once.
 *
 * @param titleId the id of the dialog's heading, which has tabindex -1
 * @returns a function that closes the dialog
 */
export function openDialog(dialog: HTMLDialogElement, titleId: string) {
  dialog.showModal();
  const first = document.activeElement;
  const timer = setTimeout(() => {
    // Not if the visitor was faster.
    if (document.activeElement === first) document.getElementById(titleId)?.focus();
  }, titleDelay);
  return () => {
    clearTimeout(timer);
    dialog.close();
  };
}
