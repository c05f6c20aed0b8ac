type Draft = { to?: string; subject: string; body: string };

/** The address that begins an email. Mail programs expect CRLF (RFC 6068). */
export function mailto({ to = '', subject, body }: Draft) {
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;
}
