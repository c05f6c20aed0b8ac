import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/container';
import { textLink } from '@/components/ui/text-link';

export type PageMessageProps = Record<'title' | 'text' | 'retry' | 'link', string> & {
  onRetry: () => void;
  /** The address of the link: another document, because this one has failed. */
  href: string;
};

/** A message in place of a page, with a button to try again and a link. */
export function PageMessage({ title, text, retry, onRetry, link, href }: PageMessageProps) {
  return (
    <Container className="pt-page-top pb-section">
      <h1 className="text-display-2">{title}</h1>
      <p className="mt-4 max-w-measure text-lead text-balance text-soft">{text}</p>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <button type="button" onClick={onRetry} className={buttonStyle()}>
          {retry}
        </button>
        <a href={href} className={textLink()}>
          {link}
        </a>
      </p>
    </Container>
  );
}
