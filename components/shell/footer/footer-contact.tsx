import { footerLink } from './footer-link';

type FooterContactProps = { title: string; mail: string; phone: string; address: string[] };

/** Mailbox, telephone and office; on phones the office has a row of its own. */
export function FooterContact({ title, mail, phone, address }: FooterContactProps) {
  const [mailbox, host] = mail.split('@');
  const [street, suite, city] = address;
  return (
    <>
      <div className="desktop:col-span-2">
        <h2 className="text-tiny font-medium text-on-dark-soft">{title}</h2>
        <ul className="mt-4 text-detail md:mt-3.5">
          <li>
            <a
              href={`mailto:${mail}`}
              className={`${footerLink} wrap-anywhere max-wide:text-small`}
            >
              <span>
                {mailbox}@<wbr />
                {host}
              </span>
            </a>
          </li>
          <li>
            <a href={`tel:+1${phone.replace(/\D/g, '')}`} className={footerLink}>
              {phone}
            </a>
          </li>
        </ul>
      </div>
      <address className="col-span-full -mt-3 text-detail leading-normal not-italic md:col-span-1 md:col-start-4 md:mt-2 desktop:col-span-2 desktop:col-start-11">
        <span className="md:block">{street}</span>
        <span className="md:hidden">, </span>
        <span className="md:block">{suite}</span>
        <span className="block">{city}</span>
      </address>
    </>
  );
}
