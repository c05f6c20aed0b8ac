import { answered, askUs, demoContents, demoFact } from './demo-fact';

/**
 * Facts that only the owner of this site knows. Where an answer stands, it is a careful default: the
 * least that the product could do. Pages say it. Check each one: change it or leave it, then write
 * `confirmed: true`. An empty answer is open: pages then say what `whileOpen` says. `npm run build`
 * lists both kinds. docs/rebrand.md leads here. Whole sentences, please.
 */
export const ownerAnswers = {
  /** Does the panic button call or alert 911? */
  calls911: {
    answer:
      'Our panic button does not call 911. It alerts your own people, who call 911. If your state requires a direct link to 911 or the police, it does not meet that law: you need a system that does. Ask your state what counts.',
    confirmed: false,
  },
  /** What happens when nobody accepts a call for help? */
  callNotAccepted: {
    answer:
      'It goes to the next person you named, until someone accepts. Name two people for each kind of help.',
    confirmed: false,
  },
  /** What do staff use when a phone is off or out of reach, and what does a substitute use? */
  phoneOutOfReach: {
    answer:
      'They use a desk phone or a radio. Lend a substitute a school phone with the app for the day.',
    confirmed: false,
  },
  /** What is done where Wi-Fi and cell service are weak? */
  deadSpots: {
    answer:
      'Without Wi-Fi or a cell signal, the Panic Button App cannot send, and says so at once: use a radio or desk phone. Walk the building with us before you order.',
    confirmed: false,
  },
  /** Which doors report that they are held open, and whom does that reach? */
  heldOpen: {
    answer:
      'A door with Rapid Lockdown reports it. Nexus sends a task to the person you assigned to that door and shows how long it has been open. Check other doors by hand: they report nothing.',
    confirmed: false,
  },
  /** Which registries can visitors be checked against? */
  registries: {
    answer:
      'No public registry, such as a sex-offender registry, is searched. If your state requires a registry check, keep doing it.',
    confirmed: false,
  },
  /** Must guests show an ID, and what is kept of it? */
  guestId: {
    answer:
      'You decide if guests must show an ID. Only the name is read from it, and no picture is kept.',
    confirmed: false,
  },
  /** What could identify a student who sends a tip, apart from the text? */
  tipTraces: {
    answer:
      'No name, account or phone number is asked for, but a typed name stays in the tip. The network address reaches our host, never school staff.',
    confirmed: false,
  },
  /** What happens to a tip that is false or meant to hurt someone? */
  falseTips: {
    answer:
      'An adult reads it before anything is done. If it is false, an adult removes the accused’s name. Your school decides if police or parents are told. Staff who must report abuse still do.',
    confirmed: false,
  },
  /** How long is a tip kept, and can a school set a date of its own? */
  tipDeletion: {
    answer:
      'Until you ask us to delete it, or 12 months after you cancel, if no law requires longer. You cannot set a date in advance.',
    confirmed: false,
  },
  /** What happens when a court or the police ask for a tip? */
  tipCourt: {
    answer:
      'We must give what the law requires: the words, the times, any network address that our host still has, and a name only if a student typed it.',
    confirmed: false,
  },
  /** What happens when nobody reads an urgent tip? */
  tipUnread: {
    answer:
      'It stays at the top until an adult opens it. Name two adults for every hour you want covered.',
    confirmed: false,
  },
  /** Who can see the records of a product, and how long are they kept? */
  recordsSeen: {
    answer:
      'Only the roles you choose. After you cancel, you can read records for 90 days. They are deleted after 12 months, unless a law requires longer.',
    confirmed: false,
  },
  /** Which products are used only through Nexus? These pages say yes. */
  needsNexus: {
    answer: 'Yes. The office uses it through Nexus, so your quote lists both.',
    confirmed: false,
  },
  /** Which work without Nexus? These pages say no. */
  withoutNexus: {
    answer:
      'No. It works on its own, and its screens open in a web browser. Nexus puts them on one screen with the rest.',
    confirmed: false,
  },
  /** How are messages to families translated? */
  translations: {
    answer:
      'You save the words in each language, and a person you name approves them. For anything that is not saved, ask your interpreter.',
    confirmed: false,
  },
  /** Where is data kept, and which subprocessors handle it? */
  dataKept: {
    answer:
      'In data centers in the United States. The list of providers that handle it comes with your quote, and your school may show it to parents.',
    confirmed: false,
  },
  /** How do staff sign in? */
  signingIn: {
    answer:
      'Staff use the school accounts they already have. Google Workspace and Microsoft accounts work. Your rules, such as a second factor, stay in force. If your staff have no such accounts, ask us what to set up first.',
    confirmed: false,
  },
  /** Which access control, cameras and other systems connect today? */
  connections: {
    answer:
      'Student information systems (SIS), identity providers and communication tools can connect by REST API. Tell us which you use. Before you order, we tell you whether it connects. Cameras, radios and other makers’ access control do not connect today. You can keep using them.',
    confirmed: false,
  },
  /** What does connecting take from a school without IT staff? */
  connecting: {
    answer:
      'With a REST API, your software and ours exchange data over the internet. We set it up with you. If your system cannot connect, you send us the lists.',
    confirmed: false,
  },
  /** How long does a contract run, and when is it paid? */
  contract: {
    answer:
      'A contract runs for one year and is paid in one payment, unless your order says otherwise. Your order also says how it renews.',
    confirmed: false,
  },
  /** What are the two parts of a quote? */
  priceShape: {
    answer:
      'Your quote shows two parts: paid once (equipment, installation and training) and paid each year (software and support).',
    confirmed: false,
  },
  /** Who answers when a door fails at 8 AM? */
  urgentSupport: {
    answer: `With a Professional or Enterprise plan, you reach us by phone and chat at any hour. With any other support plan, we answer email ${answered}.`,
    confirmed: false,
  },
  /** What are the steps of the rollout? */
  rollout: {
    answer:
      'The weeks count from the day we have your lists. There are four steps: your emergency plan, installing and connecting, training, and the first drill.',
    confirmed: false,
  },
  /** Who installs the equipment? */
  installers: {
    answer: 'We do, or an installer we have approved.',
    confirmed: false,
  },
  /** What is the smallest school that may buy it? */
  smallest: { answer: 'From one building, any enrollment.', confirmed: false },
  demo: demoFact,
  demoContents,
  /** Whose figures are those of “Results That Matter”? */
  resultsNote: {
    answer:
      'Our own figures, not a promise for your school. Before you repeat one, ask us what it counts, where and when.',
    confirmed: false,
  },
  /** Who issued the SOC 2 Type II report, when, and how does a school get it? */
  soc2: { answer: '', confirmed: false },
  /** Is there an accessibility report (VPAT) for the software, and what does it say? */
  accessibilityReport: { answer: '', confirmed: false },
  /** How was the 99% of gunshot detection measured? */
  accuracy: { answer: '', confirmed: false },
  /** Which fire, exit and accessibility ratings does the hardware have? */
  hardwareRatings: { answer: '', confirmed: false },
  /** Which schools may be called as references? */
  references: { answer: '', confirmed: false },
  /** In which states is a student-privacy agreement signed? */
  stateAgreements: { answer: '', confirmed: false },
  /** What does a school get when the uptime guarantee is missed? */
  uptimeMissed: { answer: '', confirmed: false },
};

export type OwnerFact = keyof typeof ownerAnswers;

/**
 * Texts that stand in other files, for the owner or a lawyer to read. Confirm each of them here.
 *
 * @public for the build's check of settings
 */
export const ownerTexts = {
  story: { file: 'content/pages/about.ts', confirmed: false },
  privacyPolicy: { file: 'content/legal/privacy.ts', confirmed: false },
  /** What is left of each product without internet, power, cell service or our servers. */
  outages: { file: 'content/products', confirmed: false },
  termsOfService: { file: 'content/legal/terms.ts', confirmed: false },
};

/** What pages say of a fact that is open. */
const whileOpen: Partial<Record<OwnerFact, string>> = {
  soc2: 'The report is not published here. Before you order, we tell you who issued it, what it covers and how you can see it.',
  accessibilityReport: 'We publish no accessibility report (VPAT) here. Ask us about it.',
  accuracy:
    'The test is not published here. Before you order or repeat the figure in an application, ask us: we tell you where it was measured, with which sounds and with how many false alarms.',
  hardwareRatings:
    'Not published here. You get the fire, exit and accessibility ratings for each door before you order.',
  references: 'We publish no customer list. Ask us for schools like yours that you may call.',
  stateAgreements:
    'Tell us your state. Before you order, we say which student-privacy agreement we can sign there.',
  uptimeMissed: 'Your agreement says what you get if we miss it, and you read it before you sign.',
};

/** What pages say of each fact. */
export const ownerFacts = Object.fromEntries(
  Object.entries(ownerAnswers).map(([fact, { answer }]) => [
    fact,
    answer || (whileOpen[fact as OwnerFact] ?? askUs),
  ]),
) as Record<OwnerFact, string>;
