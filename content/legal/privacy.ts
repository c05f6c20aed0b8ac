import { browserStorage } from '@/content/site/browser-storage';
import { brand } from '@/content/site/brand';
import { ownerFacts } from '@/content/site/owner-facts';
import type { LegalDocument } from '@/content/site/types';

const { office } = brand;

/**
 * The privacy policy: nine sections. What it says about the website is true of this code: no
 * cookies, no analytics, session storage only. Change both together. To be reviewed by
 * counsel before launch. Line breaks in a paragraph belong to a postal address.
 */
export const privacy: LegalDocument = {
  slug: 'privacy',
  title: 'Privacy Policy',
  meta: {
    title: 'Privacy Policy for Our Website and Platform',
    description: `What ${brand.name} collects on this website and in the platform, how we use it, who can see it, how long we keep it, and how to ask us about it.`,
  },
  updated: `Last updated ${brand.legalUpdated}`,
  sections: [
    {
      title: 'Information we collect',
      paragraphs: [
        `This policy covers this website and the ${brand.name} platform, both run by ${brand.legalName} (“we”). When you ask for a demo or write to us, we receive the details you give us: your name, email address, institution and message. The form requires only the first three.`,
        'When a school uses the platform we process the records it enters or that its devices produce, such as staff accounts, rosters, custody orders, calls for help, visitor sign-ins, drill logs, door events, tips, messages and repair tickets. The school decides what is entered. We hold those records for the school, as our agreement with it says.',
        'This website runs no analytics, shows no advertising and builds no profile of you. As with any website, the servers that deliver its pages may record technical details of a request, such as the time, the network address and the type of browser. They help us keep the site working and secure.',
      ],
    },
    {
      title: 'How we use information',
      paragraphs: [
        'We use what you send us to answer you, to arrange a demo and to prepare a quote. Asking a question does not add you to a mailing list.',
        'We use the records in the platform to provide and support the service, to keep it secure, to find and fix problems, and to meet the law. We do not sell personal information, we do not use student records for advertising, we do not use them to train AI for anyone else, and we do not use them to build profiles for any purpose other than the school’s own.',
      ],
    },
    {
      title: 'How we share information',
      paragraphs: [
        'We share information with service providers who work under contract for us, such as hosting and message delivery; with the school that owns the record and the people it has given access; and with public authorities where the law requires it. Each provider may use the information only for that work, and has the same duties that we accept here.',
        'A school may choose to share a floor plan, an alert or an incident record with its local responders. The school decides, and the platform follows its instructions. If the company is merged or sold, this policy continues to apply to the information already held, and affected schools are told.',
      ],
    },
    {
      title: 'Retention and security',
      paragraphs: [
        'We keep a school’s records for as long as its agreement runs, and delete a tip sooner if the school asks. After cancellation an account is read-only for 90 days, and its data is permanently deleted after 12 months, unless a law requires us to keep something longer. Between day 90 and month 12 nobody at the school can sign in to read it. Messages sent to us by people who do not become customers are deleted when they are no longer needed to answer.',
        `We protect information with technical means and with rules for our staff. Access in the platform is role-based, so each person sees what their work requires. We handle student records as FERPA requires, and we comply with SOC 2 Type II. ${ownerFacts.soc2} No system is free of risk. If a breach affects your information, we will tell the school without delay, and we will tell you where the law requires it.`,
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'This website sets no cookies, and it loads nothing from advertising or tracking companies. That is why it shows no cookie banner.',
        'Your browser keeps what is listed below in the session storage of the tab. It stays on your device, and all of it is removed when you close the tab. If your browser blocks this storage, this website works without it.',
        'The dashboard is a separate service behind a sign-in and stores what it needs to keep you signed in.',
      ],
      items: Object.values(browserStorage).map(({ what, until }) => `${what} ${until}`),
    },
    {
      title: 'Children’s privacy',
      paragraphs: [
        'This website is written for adults who work in or with schools. It is not for children under 13, and we do not knowingly collect personal information from them here. If you believe a child has written to us through this site, tell us and we will delete the message.',
        'In the platform, the school enters or permits information about its students, including those under 13. Where a law such as COPPA or a state student privacy law requires a parent’s consent, the school gives that consent or asks for it, and we use the information only for the school’s purposes. Ask us how your state’s law applies.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may ask to see, correct or delete the personal information we hold about you, and ask us to stop using it. The law where you live may give you further rights. We may need to check that a request comes from you, and we will not treat you differently for making one.',
        'Students and parents should ask the school first, because the school controls those records. If a request about school records reaches us, we pass it to the school and help the school answer it.',
      ],
    },
    {
      title: 'Changes to this policy',
      paragraphs: [
        'If we change this policy, we will post the new version here and change the date at the top. If a change affects how we treat records that a school has already given us, we will tell the school before it takes effect.',
      ],
    },
    {
      title: 'Contact us',
      paragraphs: [
        'Write to {privacy} about privacy, {support} about the platform, or {general} about anything else. You can also write to us by mail.',
        `${brand.legalName}\n${office.street}, ${office.suite}\n${office.city}, ${office.region} ${office.postalCode}`,
      ],
    },
  ],
};
