/**
 * Gives the links of the exported HTML their hash form. Until JavaScript runs they lead to
 * prerendered pages; afterwards a visitor who copies one, opens it in a new tab or clicks it gets
 * the address of the shell.
 */
export function upgradeLinks(root: ParentNode) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-route]')) {
    const hash = `#${link.dataset.route}`;
    if (link.getAttribute('href') !== hash) link.setAttribute('href', hash);
  }
}
