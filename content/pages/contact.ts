import { brand, phoneAddress, reachUs } from '@/content/site/brand';
import { asking, demoLead } from '@/content/site/demo';
import type { IconName, Meta } from '@/content/site/types';

/** A row of the contact-information card; `href` for a phone number or a mailbox. */
type ContactRow = {
  icon: IconName;
  label: string;
  lines: string[];
  href?: `mailto:${string}` | typeof phoneAddress;
};

const meta: Meta = {
  title: 'Contact Us to Book a School Safety Software Demo',
  description: `Ask ${brand.name} for a demo, a price quote or an answer. See what happens in a demo, and find our email, phone, office address and business hours.`,
};

const { office } = brand;

const rows: ContactRow[] = [
  {
    icon: 'mail',
    label: 'Email',
    lines: [brand.mail.general],
    href: `mailto:${brand.mail.general}`,
  },
  {
    icon: 'phone',
    label: 'Phone',
    lines: [brand.phone],
    href: phoneAddress,
  },
  {
    icon: 'pin',
    label: 'Office',
    lines: [
      `${office.street}, ${office.suite}`,
      `${office.city}, ${office.region} ${office.postalCode}`,
    ],
  },
  { icon: 'clock', label: 'Business hours', lines: [...brand.hours] },
];

/** The contact page and its form. */
export const contact = {
  meta,
  title: 'Get in Touch',
  /** What a demo is. */
  lead: `Ask for a demo, a quote or an answer. ${asking.short} ${demoLead}`,
  form: {
    /** Names the form. */
    label: 'Contact form',
    /** The mark is between the two parts, and beside each required label. Then when we answer. */
    legend: { before: 'Fields marked', mark: '*', after: `are required. ${asking.answer}` },
    optional: '(optional)',
    fields: {
      name: { label: 'Full Name' },
      email: { label: 'Email', placeholder: 'you@school.org' },
      institution: { label: 'Institution Name', placeholder: 'School or district' },
      message: {
        label: 'Message',
        placeholder: 'For a quote: your state, your enrollment and any grant deadline',
      },
    },
    /** Shown instead of the form without JavaScript, and instead of its button if the scripts fail to load. */
    noJs: {
      text: 'The contact form works only with JavaScript. Write or call us:',
      links: reachUs,
    },
    button: { idle: 'Send Message', sending: 'Sending...', sent: 'Message Sent!' },
    /** After a reload while a message was being sent. */
    unknown: {
      text: 'Your message may already have been sent, because this page was left while it was being sent. Send it again only if you get no answer from us.',
      close: 'Close this note',
    },
    success: 'Thank you for your interest. We will be in contact soon.',
    error: {
      text: 'Something went wrong. Please try again or email us directly.',
      /** A mailto link that contains what was typed. */
      link: 'Email us this message',
      subject: 'Message from the contact form',
      address: brand.mail.general,
    },
  },
  card: { title: 'Contact information', rows },
};

export type FormContent = (typeof contact)['form'];
