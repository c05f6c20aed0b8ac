/**
 * Facts that only the owner of this site knows. Write each answer as one or more whole sentences;
 * pages then say it. While an answer is empty, pages promise one in writing, and `npm run build`
 * lists it. docs/rebrand.md leads here.
 */
export const ownerAnswers = {
  /** Does the panic button call or alert 911, and which state laws does it meet? */
  calls911: '',
  /** Which registries can visitors be checked against? */
  registries: '',
  /** Who issued the SOC 2 Type II report, when, and how does a school get it? */
  soc2: '',
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
    'Tell us your state. Before you buy, we answer each requirement of its panic-alert law in writing: covered, or not covered. That includes whether a call for help also reaches 911.',
  registries:
    'The lists are the ones your school keeps, such as custody orders and banned visitors. Ask us which public registries can be added, and we answer in writing.',
  soc2: 'Ask us what the SOC 2 Type II report covers and who issued it, and we answer in writing.',
  accuracy:
    'Ask us where it was measured, with which sounds and with how many false alarms, and we answer in writing.',
  deadSpots:
    'The app says at once that it cannot send, so you can call for help another way. Tell us where the signal is weak in your school, and we answer in writing what we would do there.',
  hardwareRatings:
    'Tell us the doors and frames you have. We answer in writing which fire, exit and accessibility ratings the hardware has.',
  warranty:
    'Your order states it. Ask us how long it is before you decide, and we answer in writing.',
  contract:
    'Your order states how long it runs, what you pay and when. Ask us before you decide, and we answer in writing.',
  purchasing:
    'Ask us which cooperative contracts or bids your school can use, and we answer in writing.',
  references: 'Ask us for schools like yours that you may call, and we answer in writing.',
  dataKept:
    'Ask us where the data is kept and which providers handle it, and we answer in writing.',
  stateAgreements:
    'Tell us your state. We answer in writing which student-privacy agreement we can sign there.',
  uptimeMissed:
    'If we miss the guarantee, your agreement says what we owe you. Ask us for those terms before you sign, and we answer in writing.',
  urgentSupport:
    'If a lock fails before first bell, Nexus shows it as offline, a staff key still locks the door, and anyone inside can always leave. Ask us who answers at that hour under each support plan, and we answer in writing.',
  rollout:
    'Ask us for the schedule week by week, with the hours it takes from your staff, and we answer in writing.',
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
