import { site } from '../site';
import type { LegalDocument } from '../types';

const { office } = site;

/**
 * The privacy policy: nine sections (SPEC section 2, "Legal pages"). What it says of the website
 * is true of this code: no cookies, no analytics, drafts in session storage only. Change both
 * together. To be reviewed by counsel before launch. Line breaks in a paragraph are an address's.
 */
export const privacy: LegalDocument = {
  slug: 'privacy',
  title: 'Privacy Policy',
  meta: {
    title: 'Privacy Policy',
    description: `What ${site.name} collects on this website and in the platform, what it is used for, who sees it, how long it is kept, and how to ask about it.`,
  },
  updated: `Last updated ${site.legalUpdated}`,
  sections: [
    {
      title: 'Information we collect',
      paragraphs: [
        `This policy covers this website and the ${site.name} platform, both run by ${site.legalName} (“we”). We receive the details you give us when you ask for a demo or write to us: your name, email address, institution and anything you put in the message. Only the first three are required by the form.`,
        'When a school uses the platform we process the records it enters or that its devices produce, such as staff accounts, rosters, visitor sign-ins, drill logs, door events, tips, messages and repair tickets. The school decides what is entered. We hold those records on its behalf and under our agreement with it.',
        'This website runs no analytics, shows no advertising and builds no profile of you. As with any website, the servers that deliver its pages may record the technical details of a request, such as the time, the network address and the type of browser, so that the site can be kept working and secure.',
      ],
    },
    {
      title: 'How we use information',
      paragraphs: [
        'We use what you send us to answer you, to arrange a demo and to prepare a quote. We do not add you to a mailing list because you asked a question.',
        'We use the records in the platform to provide and support the service, to keep it secure, to find and fix faults, and to meet the law. We do not sell personal information, we do not use student records for advertising, and we do not use them to build profiles for any purpose other than the school’s own.',
      ],
    },
    {
      title: 'How we share information',
      paragraphs: [
        'We share information with service providers who work under contract for us, such as hosting and message delivery; with the school that owns the record and the people it has given access; and with public authorities where the law requires it. Each provider may use the information only for the work we have given it, and is bound to the same duties we accept here.',
        'A school may choose to share a floor plan, an alert or an incident record with its local responders. That is the school’s decision, and the platform acts on its instruction. If the company is merged or sold, this policy continues to apply to the information already held, and affected schools are told.',
      ],
    },
    {
      title: 'Retention and security',
      paragraphs: [
        'We keep a school’s records for as long as its agreement runs. After cancellation an account is read-only for 90 days, and its data is permanently deleted after 12 months. Messages sent to us by people who do not become customers are deleted when they are no longer needed to answer.',
        'We protect information with technical and organizational safeguards. Access in the platform is role-based, so each person sees what their work needs. The platform complies with FERPA and SOC 2 Type II. No system is free of risk. If a breach affects your information, we will tell the school, and you where the law asks it, without delay.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'This website sets no cookies, and it loads nothing from advertising or tracking companies. There is no banner to accept because there is nothing to accept.',
        'While you fill in the contact form, your browser keeps a draft in the tab’s session storage, so that a change of page does not lose your words. The draft stays on your device. It is removed once the message has been sent, and at the latest when you close the tab. If your browser blocks this storage, the form works without a draft. The dashboard is a separate service behind a sign-in and keeps what it needs to hold you signed in.',
      ],
    },
    {
      title: 'Children’s privacy',
      paragraphs: [
        'This website is written for adults who work in or with schools. It is not for children under 13, and we do not knowingly collect personal information from them here. If you believe a child has written to us through this site, tell us and we will delete the message.',
        'In the platform, information about students is entered or permitted by their school. Where the law asks for a parent’s consent, the school gives or obtains it, and we use the information only for the school’s purpose.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask to see, correct or delete the personal information we hold about you, and ask us to stop using it. Depending on where you live, the law may give you further rights. We may need to check that a request comes from you, and we will not treat you differently for making one.',
        'Students and parents should ask the school first, because the school controls those records. If a request about school records reaches us, we pass it to the school and help it to answer.',
      ],
    },
    {
      title: 'Changes to this policy',
      paragraphs: [
        'If we change this policy we will post the new version here and change the date at the top. If a change affects how we treat records that a school has already given us, we will tell the school before it takes effect.',
      ],
    },
    {
      title: 'Contact us',
      paragraphs: [
        'Write to {privacy} about privacy, or {support} about anything else. You can also reach us by post.',
        `${site.legalName}\n${office.street}, ${office.suite}\n${office.city}, ${office.region} ${office.postalCode}`,
      ],
    },
  ],
};
