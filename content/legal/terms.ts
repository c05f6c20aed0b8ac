import { brand } from '@/content/site/brand';
import type { LegalDocument } from '@/content/site/types';

const { office } = brand;

/**
 * The terms of service: ten sections. To be reviewed by counsel before launch. Line breaks in a
 * paragraph belong to a postal address.
 */
export const terms: LegalDocument = {
  slug: 'terms',
  title: 'Terms of Service',
  meta: {
    title: 'Terms of Service for Our Website and Platform',
    description: `The terms for using the ${brand.name} website and platform: use, hardware, data, availability, fees, liability, governing law and how to reach us.`,
  },
  updated: `Last updated ${brand.legalUpdated}`,
  sections: [
    {
      title: 'Use of the service',
      paragraphs: [
        `These terms are between you and ${brand.legalName} (“we”) and apply to this website and to the ${brand.name} platform. If you use the platform for a school, district or other institution, you confirm that you may agree on its behalf. Where a signed agreement with your institution says something different, that agreement comes first.`,
        'Use the service for the safety and operation of your own sites and as the law requires. Keep sign-in details to the person they were issued to, and remove access when someone leaves. You may not test the service in ways that put it or other institutions at risk, and you may not get around its access controls or resell it. You may not use it to watch people for reasons outside the school’s work.',
        'The platform supports your emergency plan and does not replace it. It is not a substitute for calling 911, for trained staff or for the judgment of the people in the building. If a life is in danger, call 911 at once. Do not wait for the platform.',
      ],
    },
    {
      title: 'Hardware and software',
      paragraphs: [
        'Your order lists the locks, sensors, tablets and other devices that we supply, and says how long their warranty is. We install them, or an installer we have approved does. Keep them powered, connected and clear, and tell us when one is damaged. Installation must meet the fire and accessibility codes for your building. Doors must always open from the inside.',
        'Your institution may use the software while your order runs, at the sites that the order names. This right is for your institution alone: you may not pass it on, and we may give the same right to others. Updates are part of the service. You may not copy, change or take apart the software, on our servers or in the devices, except where the law allows it whatever a contract says.',
      ],
    },
    {
      title: 'Data',
      paragraphs: [
        'Your institution owns the records it enters and that its devices produce. You give us permission to hold and process them in order to provide, secure, support and fix the service and to meet the law, and for nothing else. Our Privacy Policy describes how. We handle education records as FERPA requires.',
        'You are responsible for having the right to enter the records you enter and for the accuracy of rosters, schedules and contact lists. After cancellation you have read-only access for 90 days. Your data is permanently deleted after 12 months, unless a law requires us to keep something longer.',
      ],
    },
    {
      title: 'Availability',
      paragraphs: [
        'We guarantee 99.9% uptime for the platform. If we miss it, your agreement says what you get. Planned maintenance is announced in advance and kept out of the school day where we can.',
        'The guarantee does not cover outages that come from your power, network or devices, from phone and internet carriers, or from events that neither of us could reasonably prevent. Messages depend on carriers and on the phone that receives them, so we cannot promise that every one arrives. Keep a second way to reach staff and families. This website is provided as it is and may change at any time.',
      ],
    },
    {
      title: 'Fees',
      paragraphs: [
        'Your order states the fees, the billing dates, how long it runs and how it renews. Invoices are due on the date they state. Taxes are added where they apply; send us your exemption certificate if you have one.',
        'Fees are non-refundable unless required by law or contract. If public or federal money pays, tell us before you sign which clauses your order must have, such as on termination, records, audits and who owns devices (2\u00a0CFR\u00a0200.313 and 200.327). If an invoice is overdue, we will write to you before we limit the service. We will not switch off a safety function during an incident.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'We and our licensors own the website, the platform, the designs of the devices, the documentation and our name and mark. These terms do not change that. You may print or copy our grant guides and documentation for use inside your institution, as long as you leave the source on them.',
        'If you send us a suggestion, we may use it to improve the service without paying you. We will not name your institution as a customer without its written permission.',
      ],
    },
    {
      title: 'Limit of liability',
      paragraphs: [
        'As far as the law allows, the most we can owe you because of the service or these terms is the amount you paid us in the preceding 12 months, counted back from the event that the claim is about.',
        'Neither of us owes the other lost profits, or damages that are indirect, incidental or consequential. We promise what these terms and your agreement say, and give no other warranty, express or implied. We do not promise that the service will prevent any particular incident. Nothing here limits liability that the law does not let us limit.',
      ],
    },
    {
      title: 'Indemnification',
      paragraphs: [
        'To indemnify means to pay what a claim by somebody else costs. As far as the law for your institution allows, you indemnify us against two kinds of claims: that you used the service against these terms or the law, and that you entered records you had no right to enter.',
        'We indemnify your institution against claims that the platform, used as these terms allow, infringes somebody’s intellectual property. Whoever asks to be indemnified tells the other promptly, lets the other lead the defense, and helps when asked. A public institution does not give up an immunity that the law gives it.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'The laws of the State of Georgia, USA, apply to these terms, whatever its rules on conflicts of law say. Disputes go to the state or federal courts in Georgia, except where the law of a public institution requires its own courts or its own law.',
        'If a court finds that part of these terms is not valid, the rest still applies. If we change the terms, we will post the new version here and change the date at the top. The change does not alter an order that is already running.',
      ],
    },
    {
      title: 'Contact us',
      paragraphs: [
        'Write to {support} about these terms or the service, or {privacy} about personal information. You can also write to us by mail.',
        `${brand.legalName}\n${office.street}, ${office.suite}\n${office.city}, ${office.region} ${office.postalCode}`,
      ],
    },
  ],
};
