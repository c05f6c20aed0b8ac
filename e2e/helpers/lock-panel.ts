import { expect, openHash, type Page } from '../fixtures';

/** Finds the parts of the lock panel by role and name. */
export function panelOn(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Remote Control: second floor' });
  return {
    panel,
    /** A door's button, "Lock Door 204", also says its state: "Lock Door 204, open for class". */
    button: (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}(, .+)?$`) }),
    question: (name: string | RegExp) => panel.getByRole('group', { name }),
    count: (words: string) => expect(panel.getByText(`${words}. Tuesday, 10:44 AM.`)).toBeVisible(),
    said: panel.getByRole('log'),
  };
}

/** Opens the lock panel with Remote Control on home, or from another page with a button of this name. */
export async function openPanel(page: Page, path = '/', name = 'Remote Control') {
  await openHash(page, path);
  await page.getByRole('button', { name }).click();
  return panelOn(page);
}
