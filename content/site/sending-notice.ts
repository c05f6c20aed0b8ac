/** What became of a message to us, on every page but that of the form. */
export const sendingNotice = {
  success: { text: 'Thank you. Your message was sent.', link: 'Write another message' },
  error: { text: 'Your message was not sent.', link: 'Go back to your message' },
  unknown: {
    text: 'Your message may already have been sent.',
    link: 'Go back to your message',
  },
  close: 'Close this note',
} as const;
