import type { FaqItem } from './types';

/** The eight questions of the FAQ tab. Every figure is one of SPEC section 9's FAQ claims. */
export const faq: readonly FaqItem[] = [
  {
    question: 'How long does implementation take?',
    answer:
      'Most schools are running in 2 to 4 weeks. Enterprise districts take 6 to 8 weeks, because we install one campus, learn from it, and then move to the rest. Putting the equipment in at a single campus is the short part: that averages 3 days on site. The other weeks go to your schedules, your staff list and training on your calendar, not ours. The first drill on the new system is run with us in the room.',
  },
  {
    question: 'Is there a discount for districts?',
    answer:
      'Yes. District volume discounts start at 5,000 students. Send us your enrollment and a list of campuses, and the quote will show the discount on a line of its own, so your board can see it. The Grants tab on this page lists programs that may help with the rest.',
  },
  {
    question: 'What happens to our data if we cancel?',
    answer:
      'You have read-only access for 90 days, which is time to look things up and copy out what you must keep. After 12 months your data is permanently deleted. It cannot be brought back after that, so put the date in the calendar of whoever holds your records.',
  },
  {
    question: 'What support is included?',
    answer:
      'Email support responds within 24 hours on business days. Professional and Enterprise plans also have 24/7 phone and chat support, so someone picks up when a door will not lock after Saturday’s game. It helps to have the door number and the time at hand.',
  },
  {
    question: 'Do you meet student privacy requirements?',
    answer:
      'Yes. We comply with FERPA and SOC 2 Type II. Records about students belong to the school: we use them to run the service, never for advertising, and we never sell them. If your attorney or your technology office has a questionnaire, send it before the demo and we will answer it in writing.',
  },
  {
    question: 'Will it work with the systems we already use?',
    answer:
      'In most schools, yes. We connect to SIS platforms for rosters, to identity providers so that staff sign in with the account they already have, and to communication tools for messages. For anything else there is a REST API. Bring a list of what you run, and we will tell you which parts connect today and which do not.',
  },
  {
    question: 'How reliable is the platform?',
    answer:
      'We guarantee 99.9% uptime. In the time that is left your building does not wait for us: locks keep their schedule when the network is down, and anyone inside a locked room can always leave. When a device stops answering it is shown as offline, and it is never counted as secured.',
  },
  {
    question: 'Who decides what each person can see?',
    answer:
      'You do. Access is role-based, and each role has its own dashboard: district leaders see every site and its compliance, a principal sees one building, safety staff see the incident in front of them. Campus admins manage their own site within district guidelines, so a school can change its bell without changing the rules.',
  },
];
