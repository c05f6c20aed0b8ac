/** Shares the current page: by the device's sheet, or else by a copied link. */
export const share = {
  share: 'Share this page',
  copy: 'Copy link',
  copied: 'The link is copied.',
  failed: 'It could not be shared. The address is {address}',
};
