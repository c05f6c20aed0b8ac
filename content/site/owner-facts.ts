/**
 * Facts that only the owner of this site knows. Write each answer as one or more whole sentences;
 * pages then say it. While an answer is empty, pages promise one in writing, and `npm run build`
 * lists it. docs/rebrand.md leads here.
 */
export const ownerAnswers = {
  /** Does the panic button call or alert 911, and which state laws does it meet? */
  calls911: '',
  /** Which phones does the panic button run on, and can other devices send a call? */
  phones: '',
  /** What happens when nobody accepts a call for help? */
  callNotAccepted: '',
  /** Which registries can visitors be checked against? */
  registries: '',
  /** What is kept of an ID that a guest shows, and for how long? */
  guestId: '',
  /** What works at the front desk while the internet is down? */
  deskOffline: '',
  /** What could identify a student who sends a tip, apart from the text? */
  tipTraces: '',
  /** How are messages to families translated? */
  translations: '',
  /** Who issued the SOC 2 Type II report, when, and how does a school get it? */
  soc2: '',
  /** Is there an accessibility report (VPAT) for the software, and what does it say? */
  accessibilityReport: '',
  /** How was the 99% of gunshot detection measured? */
  accuracy: '',
  /** What is done where Wi-Fi and cell service are weak? */
  deadSpots: '',
  /** Which fire, exit and accessibility ratings does the hardware have? */
  hardwareRatings: '',
  /** How long is the warranty on the hardware? */
  warranty: '',
  /** How long does a contract run, and when is it paid? */
  contract: '',
  /** Which cooperative contracts and other ways to buy are there? */
  purchasing: '',
  /** Which schools may be called as references? */
  references: '',
  /** Where is data kept, and which subprocessors handle it? */
  dataKept: '',
  /** In which states is a student-privacy agreement signed? */
  stateAgreements: '',
  /** What does a school get when the uptime guarantee is missed? */
  uptimeMissed: '',
  /** Who answers when a door fails at 8 AM? */
  urgentSupport: '',
  /** What happens in each week of the rollout, and how many hours of staff time does it take? */
  rollout: '',
  /** Which access control, cameras and intercoms connect today? */
  connections: '',
};

export type OwnerFact = keyof typeof ownerAnswers;

/** What pages say while there is no answer: a promise of one in writing. */
const promises: Record<OwnerFact, string> = {
  calls911:
    'Tell us your state. We answer each requirement of its panic-alert law in writing before you buy: covered, or not covered. That includes whether a call for help or a detection also reaches 911.',
  phones:
    'We tell you in writing which phones the app runs on, and whether a desk phone, a computer or a badge can send a call too.',
  callNotAccepted:
    'We tell you in writing who is told next, and after how many seconds. In your emergency plan, name a second person for each kind of help.',
  registries:
    'The lists are the ones your school keeps, such as custody orders and banned visitors. We tell you in writing which public registries can be added.',
  guestId:
    'A guest may type a name instead of showing an ID. We tell you in writing what is kept of an ID that is shown, and for how long.',
  deskOffline:
    'We tell you in writing which parts of sign-in work without the internet. Keep a paper list for that case.',
  tipTraces:
    'The tip line does not ask for a name or keep one, and it says before sending that it cannot hide a name in the text. We tell you in writing what else could identify a student, such as a network address.',
  translations:
    'A speaker of each language can check the messages you write in advance. We tell you in writing how the others are translated.',
  soc2: 'We tell you in writing who issued the SOC 2 Type II report, what it covers and how you can read it.',
  accessibilityReport:
    'We tell you in writing if there is an accessibility report (VPAT) for the software, and what it says.',
  accuracy:
    'We tell you in writing where it was measured, with which sounds and with how many false alarms.',
  deadSpots:
    'The app says at once that it cannot send, so you can call for help another way. Tell us where the signal is weak, and we answer in writing what we would do there.',
  hardwareRatings:
    'Tell us which doors and frames you have. We list in writing the fire, exit and accessibility ratings of the hardware.',
  warranty:
    'You get the length of the warranty in writing before you decide, and your order states it.',
  contract:
    'You get the length of the contract, the price and the payment dates in writing before you decide, and your order states them.',
  purchasing:
    'We list in writing the cooperative contracts and bids that your school can use, if there are any.',
  references: 'Ask us for schools like yours that you may call. We answer in writing.',
  dataKept: 'We tell you in writing where the data is kept and which providers handle it.',
  stateAgreements:
    'Tell us your state. We answer in writing which student-privacy agreement we can sign there.',
  uptimeMissed:
    'Your agreement says what we owe you if we miss the guarantee. You get those terms in writing before you sign.',
  urgentSupport:
    'If a lock fails before first bell, Nexus shows it as offline, a staff key still locks the door, and anyone inside can always leave. We tell you in writing who answers at that hour under each support plan.',
  rollout:
    'Before you sign, you get a schedule in writing, week by week, with the hours it takes from your staff.',
  connections:
    'Tell us the make of your access control, cameras and intercom. We answer in writing what connects today and what does not.',
};

/** What pages say of each fact: the owner's answer, or the promise of one. */
export const ownerFacts = Object.fromEntries(
  Object.entries(promises).map(([fact, promise]) => [
    fact,
    ownerAnswers[fact as OwnerFact] || promise,
  ]),
) as Record<OwnerFact, string>;
