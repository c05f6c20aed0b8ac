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
        'Use the service for the safety and operation of your own sites and as the law requires. Keep sign-in details to the person they were issued to, and remove access when someone leaves. You may not test the service in ways that put it or other institutions at risk, and you may not get around its access controls or resell it. You may not use it to watch people for reasons that have nothing to do with the school’s work.',
        'The platform supports your emergency plan and does not replace it. It is not a substitute for calling 911, for trained staff or for the judgment of the people in the building. If a life is in danger, call 911 first or at once, as your emergency plan says.',
      ],
    },
    {
      title: 'Hardware and software',
      paragraphs: [
        'Locks, sensors, tablets and other devices are supplied as set out in your order, with the warranty stated there. We, or an installer we have approved, must install them. Keep them powered, connected and clear, and tell us when one is damaged. Installation must meet the fire and accessibility codes for your building. Doors must always open from the inside.',
        'We grant your institution a limited, non-exclusive, non-transferable right to use the software for the term of your order and at the sites it names. Updates are part of the service. You may not copy, alter or reverse engineer the software or the firmware in the devices, except where the law allows it despite a contract.',
      ],
    },
    {
      title: 'Data',
      paragraphs: [
        'Your institution owns the records it enters and that its devices produce. You give us permission to hold and process them in order to provide, secure and support the service, and for nothing else. Our Privacy Policy describes how. Education records are handled as FERPA requires.',
        'You are responsible for having the right to enter the records you enter and for the accuracy of rosters, schedules and contact lists. After cancellation you have read-only access for 90 days. Your data is permanently deleted after 12 months, unless the law obliges us to keep something longer.',
      ],
    },
    {
      title: 'Availability',
      paragraphs: [
        'We guarantee 99.9% uptime for the platform. Planned maintenance is announced in advance and kept out of the school day where we can. Your agreement says what we owe you if we fall short.',
        'The guarantee does not cover outages that come from your power, network or devices, or from phone and internet carriers. Nor does it cover events that neither of us could reasonably prevent. Messages depend on carriers and on the phone that receives them, so we cannot promise that every one arrives. Keep a second way to reach staff and families. This website is provided as it is and may change at any time.',
      ],
    },
    {
      title: 'Fees',
      paragraphs: [
        'Your order states the fees, the billing dates and how long it runs. Invoices are due on the date they state. Taxes are added where they apply; send us your exemption certificate if you have one.',
        'Fees are non-refundable unless required by law or contract. If an invoice is overdue, we will write to you before we limit the service. We will not switch off a safety function during an incident.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        'We and our licensors own the website, the platform, the designs of the devices, the documentation and our name and mark. Nothing in these terms transfers that ownership. You may print or copy our grant guides and documentation for use inside your institution, as long as you leave the source on them.',
        'If you send us a suggestion, we may use it to improve the service without owing you payment. We will not name your institution as a customer without its written permission.',
      ],
    },
    {
      title: 'Limit of liability',
      paragraphs: [
        'To the fullest extent the law allows, our total liability arising from the service or these terms is limited to the amount you paid us in the preceding 12 months. That is the 12 months before the event that gave rise to the claim.',
        'Neither of us is liable to the other for lost profits or for indirect, incidental or consequential damages. Beyond what these terms and your agreement state, the service comes without warranties, express or implied. We do not warrant that it will prevent any particular incident. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      title: 'Indemnification',
      paragraphs: [
        'As far as the law that governs your institution permits, you will indemnify us against two kinds of claims by others. The first arise from your use of the service against these terms or the law. The second arise from records that you had no right to enter.',
        'We will indemnify your institution against claims that the platform, used as these terms allow, infringes another’s intellectual property. The party that asks to be indemnified tells the other promptly, lets it lead the defense, and helps on request. A public institution is not asked to give up an immunity it holds by law.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'These terms are governed by the laws of the State of Georgia, USA, without regard to its rules on conflicts of law. Disputes are heard in the state or federal courts located in Georgia, except where the law requires a public institution’s disputes to be heard elsewhere.',
        'If a court finds part of these terms invalid, the rest stays in force. If we change the terms, we will post the new version here and change the date at the top. The change does not alter an order that is already running.',
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
