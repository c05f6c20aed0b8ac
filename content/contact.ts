import { site } from './site';
import type { IconName, Meta } from './types';

/** A row of the contact-information card; `href` where the line can be used directly. */
export type ContactRow = {
  icon: IconName;
  label: string;
  lines: string[];
  href?: `mailto:${string}` | `tel:${string}`;
};

const meta: Meta = {
  title: 'Contact us',
  description: `Tell ${site.name} about your building and ask for a demo. Email, phone, office address and business hours are here too.`,
};

const { office } = site;

const rows: ContactRow[] = [
  {
    icon: 'mail',
    label: 'Email',
    lines: [site.mail.general],
    href: `mailto:${site.mail.general}`,
  },
  {
    icon: 'phone',
    label: 'Phone',
    lines: [site.phone],
    href: `tel:+1${site.phone.replace(/\D/g, '')}`,
  },
  {
    icon: 'map-pin',
    label: 'Office',
    lines: [
      `${office.street}, ${office.suite}`,
      `${office.city}, ${office.region} ${office.postalCode}`,
    ],
  },
  { icon: 'clock', label: 'Business hours', lines: [...site.hours] },
];

/** The contact page and its form (SPEC sections 2 to 5 and 8). */
export const contact = {
  meta,
  title: 'Get in Touch',
  lead: 'Tell us about your building. Someone who has worked in a school will write back within one business day.',
  form: {
    /** Names the form. */
    label: 'Contact form',
    /** The mark stands between the two halves and beside each required label. */
    legend: { before: 'Fields marked', mark: '*', after: 'are required.' },
    optional: '(optional)',
    fields: {
      name: { label: 'Full Name', error: 'Enter your name' },
      email: {
        label: 'Email',
        placeholder: 'you@school.org',
        error: 'Enter a full email address',
      },
      institution: {
        label: 'Institution Name',
        placeholder: 'School or district',
        error: 'Enter the name of your school or district',
      },
      message: { label: 'Message', placeholder: 'What would you like to fix first?' },
    },
    /** In place of the form, where it cannot be sent. */
    noJs: 'This form needs JavaScript. Without it, write or call: both are on this page.',
    button: { idle: 'Send Message', sending: 'Sending...', sent: 'Message Sent!' },
    success: 'Thank you for your interest. We will be in contact soon.',
    error: {
      text: 'Something went wrong. Please try again or email us directly.',
      /** A mailto link that carries what was typed. */
      link: 'Email us this message',
      subject: 'Message from the contact form',
      address: site.mail.general,
    },
  },
  card: { title: 'Contact information', rows },
};
