import { phoneAddress } from '@/content/site/brand';
import { footerBlock, footerLink } from './footer-link';

type FooterContactProps = { title: string; mail: string; phone: string; address: string[] };

/** Email address, phone number and office address. */
export function FooterContact({ title, mail, phone, address }: FooterContactProps) {
  return (
    <div className={footerBlock}>
      <h2 className="text-tiny font-medium text-on-dark-soft">{title}</h2>
      <ul className="mt-4 text-card">
        <li>
          <a href={`mailto:${mail}`} className={`${footerLink} wrap-anywhere`}>
            {mail}
          </a>
        </li>
        <li>
          <a href={phoneAddress} className={footerLink}>
            {phone}
          </a>
        </li>
      </ul>
      <address className="mt-2 text-card leading-normal not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}
