/**
 * Gives the links that came with the HTML their hash form (DECISIONS: real links everywhere).
 * Until script runs they lead to pages of their own; afterwards a visitor who copies one, opens it
 * in a new tab or clicks it gets the address of the shell.
 */
export function upgradeLinks(root: ParentNode) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-route]')) {
    const hash = `#${link.dataset.route}`;
    if (link.getAttribute('href') !== hash) link.setAttribute('href', hash);
  }
}
