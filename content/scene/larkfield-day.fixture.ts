/** Someone at Larkfield High. These are the only names the stories use. */
type LarkfieldPerson =
  | 'Marcus Reyes'
  | 'Dana Ortiz'
  | 'Mr. Cole'
  | 'Nurse Bell'
  | 'Officer Lane'
  | 'a student'
  | 'a teacher'
  | 'a substitute teacher'
  | 'the assistant principal'
  | 'the principal'
  | 'the office'
  | 'the front desk'
  | 'the coach'
  | 'a bus driver';

/** One moment at Larkfield High: when, where, who and what. */
export type LarkfieldMoment = {
  id: string;
  /** Tuesday by default. */
  day?: 'Monday' | 'Thursday';
  /** Clock time with AM or PM; seconds only in the walkthrough's stories. */
  time: `${number}:${string} ${'AM' | 'PM'}`;
  place: string;
  people: readonly LarkfieldPerson[];
  event: string;
};

/**
 * The timeline of the invented school: the Tuesday of the home page, the product stories, the
 * walkthrough and the lock panel, with the Monday staff drill and the Thursday lockdown drill. Pages
 * have their own wording; a test compares their times and people with this list.
 */
export const larkfieldDay: readonly LarkfieldMoment[] = [
  // Monday is a staff workday: no students are in the building.
  {
    id: 'staff-drill-announced',
    day: 'Monday',
    time: '8:25 AM',
    place: 'Whole building',
    people: ['the principal'],
    event: 'The principal announces a lockdown drill for staff',
  },
  {
    id: 'staff-drill-signal',
    day: 'Monday',
    time: '8:30:12 AM',
    place: 'Gym',
    people: [],
    event: 'The gym sensor gets a test signal, as planned',
  },
  {
    id: 'staff-drill-room',
    day: 'Monday',
    time: '8:30:13 AM',
    place: 'Office',
    people: [],
    event: 'Nexus shows the room and opens the drill’s plan',
  },
  {
    id: 'staff-drill-doors',
    day: 'Monday',
    time: '8:30:15 AM',
    place: 'Whole building',
    people: [],
    event: 'Doors lock and each one confirms',
  },
  {
    id: 'staff-drill-messages',
    day: 'Monday',
    time: '8:30:18 AM',
    place: 'Whole building',
    people: ['the principal', 'Officer Lane'],
    event: 'Every message, to staff and to Officer Lane, says that this is a drill',
  },
  {
    id: 'staff-drill-officer',
    day: 'Monday',
    time: '8:34:00 AM',
    place: 'Front desk',
    people: ['Officer Lane'],
    event: 'Officer Lane comes in with the floor plan, to practice too',
  },
  {
    id: 'staff-drill-check-in',
    day: 'Monday',
    time: '8:38:00 AM',
    place: 'Whole building',
    people: ['Officer Lane', 'a teacher'],
    event: 'Staff check in and every room is checked',
  },
  {
    id: 'staff-drill-over',
    day: 'Monday',
    time: '8:44:00 AM',
    place: 'Whole building',
    people: ['the principal', 'Officer Lane'],
    event: 'The principal ends the drill and the doors unlock',
  },
  {
    id: 'staff-drill-report',
    day: 'Monday',
    time: '8:46:00 AM',
    place: 'Office',
    people: ['the principal'],
    event: 'The drill report is ready for the principal to sign',
  },
  // Tuesday, before the first bell.
  {
    id: 'sensors-tested',
    time: '7:00 AM',
    place: 'Whole building',
    people: [],
    event: 'Every ceiling sensor passes its self-test',
  },
  {
    id: 'desk-staffed',
    time: '7:30 AM',
    place: 'Front desk',
    people: ['the front desk'],
    event: 'The front desk is staffed',
  },
  {
    id: 'entrance-unlocks',
    time: '7:30 AM',
    place: 'Main entrance',
    people: ['the front desk'],
    event:
      'The main entrance unlocks once the desk is staffed; every other outside door stays locked',
  },
  {
    id: 'door-14-open',
    time: '7:44 AM',
    place: 'Door 14',
    people: [],
    event: 'Door 14, the side door by the gym, reports open',
  },
  {
    id: 'office-opens-nexus',
    time: '7:45 AM',
    place: 'Office',
    people: ['the office'],
    event: 'The office, on the second floor, opens Nexus',
  },
  {
    id: 'door-14-task',
    time: '7:45 AM',
    place: 'Door 14',
    people: ['Marcus Reyes'],
    event:
      'Nexus sends the task to Marcus Reyes, the custodian: that side of the building is assigned to him',
  },
  {
    id: 'door-14-pushed-shut',
    time: '7:48 AM',
    place: 'Door 14',
    people: ['Marcus Reyes'],
    event: 'Marcus pushes the door shut, sees that the latch is slow and adds a photo',
  },
  {
    id: 'door-14-repair-listed',
    time: '7:49 AM',
    place: 'Door 14',
    people: [],
    event: 'The latch goes on the repair list; the door is closed',
  },
  {
    id: 'lockers-ignored',
    time: '7:52 AM',
    place: 'First-floor hallway',
    people: [],
    event: 'Locker doors slam: the sensors have nothing to report',
  },
  {
    id: 'entrance-locks',
    time: '7:55 AM',
    place: 'Main entrance',
    people: [],
    event: 'First bell: the main entrance locks and visitors go to the front desk',
  },
  // The morning.
  {
    id: 'visitor-signs-in',
    time: '8:06 AM',
    place: 'Front desk',
    people: ['Dana Ortiz'],
    event: 'Dana Ortiz signs in to talk to her son’s English class, Room 204, about her job',
  },
  {
    id: 'visitor-badge',
    time: '8:07 AM',
    place: 'Front desk',
    people: ['Dana Ortiz', 'a teacher'],
    event: 'Her badge prints and the teacher in Room 204 is told',
  },
  {
    id: 'visitor-leaves',
    time: '8:58 AM',
    place: 'Front desk',
    people: ['Dana Ortiz'],
    event: 'She hands the badge back and is off the list',
  },
  {
    id: 'visitor-end-time',
    time: '9:00 AM',
    place: 'Front desk',
    people: ['Dana Ortiz'],
    event: 'The end time printed on her badge',
  },
  {
    id: 'fire-drill-starts',
    time: '9:20 AM',
    place: 'Whole building',
    people: ['a teacher'],
    event: 'The fire drill is announced and the clock starts',
  },
  {
    id: 'fire-drill-class',
    time: '9:22 AM',
    place: 'Front gate',
    people: ['a teacher'],
    event: 'Class C4 is counted at its assembly point',
  },
  {
    id: 'fire-drill-counted',
    time: '9:24 AM',
    place: 'Front gate',
    people: [],
    event: 'All 612 students are accounted for, in 4 min 12 s',
  },
  {
    id: 'fire-drill-ends',
    time: '9:35 AM',
    place: 'Whole building',
    people: [],
    event: 'Classes are back in their rooms',
  },
  {
    id: 'door-206-offline',
    time: '9:47 AM',
    place: 'Door 206',
    people: [],
    event: 'The lock on Room 206 answers for the last time; its battery is at 34%',
  },
  {
    id: 'door-206-ticket',
    time: '9:52 AM',
    place: 'Door 206',
    people: ['Marcus Reyes'],
    event: 'Nexus opens a repair ticket for the lock and asks Marcus to lock the door with a key',
  },
  {
    id: 'door-206-key',
    time: '9:58 AM',
    place: 'Door 206',
    people: ['Marcus Reyes'],
    event: 'Marcus locks Room 206 with a key; the lock itself is still offline',
  },
  {
    id: 'door-203-secured',
    time: '10:12 AM',
    place: 'Door 203',
    people: [],
    event: 'The biology room is secured',
  },
  {
    id: 'class-bell',
    time: '10:40 AM',
    place: 'Second-floor hallway',
    people: [],
    event:
      'Classes change; doors 204 and 207 open for class. Someone props Door 14 open. For two minutes Nexus takes that for people passing',
  },
  {
    id: 'door-208-secured',
    time: '10:41 AM',
    place: 'Door 208',
    people: [],
    event: 'The chemistry room is secured',
  },
  // The tip about Door 14.
  {
    id: 'tip-sent',
    time: '10:41:00 AM',
    place: 'Bench by the library',
    people: ['a student'],
    event: 'A student between classes reports the propped door without giving a name',
  },
  {
    id: 'tip-matched',
    time: '10:41:10 AM',
    place: 'Office',
    people: ['the assistant principal'],
    event: 'Nexus matches the tip to Door 14; the assistant principal reads both',
  },
  {
    id: 'outside-doors-secured',
    time: '10:41:30 AM',
    place: 'Outside doors',
    people: ['the assistant principal'],
    event: 'The assistant principal secures the outside doors; classes continue',
  },
  {
    id: 'tip-answered',
    time: '10:42:00 AM',
    place: 'Office',
    people: ['the assistant principal', 'Marcus Reyes', 'the coach', 'a student'],
    event:
      'The assistant principal answers the student, “Thank you. We are checking it now.” Door 14 has been held open 2 minutes, and Marcus is on his way',
  },
  {
    id: 'door-14-reached',
    time: '10:44:00 AM',
    place: 'Door 14',
    people: ['Marcus Reyes'],
    event:
      'Marcus reaches Door 14, held open 4 minutes, takes out the wedge and pulls the door shut',
  },
  {
    id: 'outside-doors-checked',
    time: '10:46:00 AM',
    place: 'Outside doors',
    people: ['the coach', 'the front desk'],
    event: 'The people assigned to them check the other outside doors',
  },
  {
    id: 'door-14-high-priority',
    time: '10:47 AM',
    place: 'Door 14',
    people: ['Marcus Reyes'],
    event: 'The second report moves the repair to High, due at 11:30 AM',
  },
  {
    id: 'rivermont-drill',
    time: '10:50 AM',
    place: 'Rivermont High',
    people: [],
    event: 'Another school in the district has a planned drill',
  },
  {
    id: 'outside-doors-clear',
    time: '10:52:00 AM',
    place: 'Outside doors',
    people: ['the principal'],
    event: 'Outside doors go back to their schedule',
  },
  {
    id: 'door-14-repair-starts',
    time: '11:02 AM',
    place: 'Door 14',
    people: ['Marcus Reyes'],
    event: 'Marcus starts the repair',
  },
  {
    id: 'door-14-fixed',
    time: '11:20:00 AM',
    place: 'Door 14',
    people: ['Marcus Reyes', 'a student', 'the principal'],
    event: 'Marcus replaces the latch, adds a photo and closes the ticket; the student is told',
  },
  {
    id: 'bell-locks-classrooms',
    time: '11:20 AM',
    place: 'Second-floor hallway',
    people: [],
    event: 'The bell locks the classroom doors that were open for class',
  },
  {
    id: 'door-14-due',
    time: '11:30 AM',
    place: 'Door 14',
    people: ['Marcus Reyes'],
    event: 'When the repair of Door 14 was due',
  },
  // Lunch.
  {
    id: 'panic-held',
    time: '12:10:04 PM',
    place: 'Cafeteria',
    people: ['Mr. Cole', 'a student'],
    event: 'A student feels faint; Mr. Cole holds the panic button and chooses the nurse',
  },
  {
    id: 'panic-room',
    time: '12:10:05 PM',
    place: 'Office',
    people: ['Mr. Cole'],
    event:
      'Nexus shows the name, the room and the reason, and opens the emergency plan for a medical call',
  },
  {
    id: 'panic-hold',
    time: '12:10:07 PM',
    place: 'First-floor hallway',
    people: [],
    event: 'One hallway goes on Hold: doors stay unlocked and people nearby stay where they are',
  },
  {
    id: 'panic-messages',
    time: '12:10:09 PM',
    place: 'First floor',
    people: ['Nurse Bell', 'the front desk'],
    event: 'Nurse Bell gets the room number; the front desk and the rooms nearby are told',
  },
  {
    id: 'nurse-on-the-way',
    time: '12:10:40 PM',
    place: 'First-floor hallway',
    people: ['Nurse Bell'],
    event: 'Nurse Bell is on her way through a clear hallway',
  },
  {
    id: 'nurse-arrives',
    time: '12:11:30 PM',
    place: 'Cafeteria',
    people: ['Nurse Bell', 'the coach', 'the front desk'],
    event: 'Nurse Bell is with the student; the gym and the front desk have checked in',
  },
  {
    id: 'panic-clear',
    time: '12:19:00 PM',
    place: 'First-floor hallway',
    people: ['Nurse Bell', 'the office'],
    event: 'All clear; the office calls the parent',
  },
  {
    id: 'panic-record',
    time: '12:19:05 PM',
    place: 'Office',
    people: ['the principal'],
    event: 'The record is ready to read',
  },
  // The afternoon.
  {
    id: 'door-14-delivery',
    time: '1:05 PM',
    place: 'Door 14',
    people: [],
    event: 'Door 14, latch working, is held open for the kitchen delivery, for the sixth Tuesday',
  },
  {
    id: 'door-14-pattern',
    time: '1:20 PM',
    place: 'Office',
    people: [],
    event: 'AI-Powered Insights shows the pattern, with all six events',
  },
  {
    id: 'bus-7-calls',
    time: '1:28 PM',
    place: 'Office',
    people: ['a bus driver', 'the office'],
    event: 'The driver of Bus 7, on the way back from a field trip, calls the office',
  },
  {
    id: 'bus-7-message',
    time: '1:30 PM',
    place: 'Office',
    people: ['the office'],
    event: '“Bus 7 is running 10 minutes late” goes to phones, speaker and sign',
  },
  {
    id: 'bus-7-answers',
    time: '1:31 PM',
    place: 'Office',
    people: [],
    event: 'The first families answer',
  },
  {
    id: 'bus-7-arrives',
    time: '1:40 PM',
    place: 'Bus loop',
    people: [],
    event: 'Bus 7 arrives and the sign clears itself',
  },
  {
    id: 'drumline-ignored',
    time: '2:20 PM',
    place: 'Gym',
    people: [],
    event: 'The drumline practices: the sensors have nothing to report',
  },
  {
    id: 'delivery-fix-accepted',
    time: '2:30 PM',
    place: 'Office',
    people: ['the principal'],
    event:
      'The principal accepts the suggestion: the kitchen door opens for the delivery, with kitchen staff there to receive it',
  },
  {
    id: 'fire-drill-signed',
    time: '2:40 PM',
    place: 'Office',
    people: ['the principal'],
    event: 'The principal signs the drill report',
  },
  {
    id: 'last-bus',
    time: '3:10 PM',
    place: 'Whole building',
    people: [],
    event: 'The last bus leaves and the doors lock',
  },
  // Thursday: an announced lockdown drill with a substitute in Room 118.
  {
    id: 'substitute-shown',
    day: 'Thursday',
    time: '8:02 AM',
    place: 'Room 118',
    people: ['a substitute teacher'],
    event: 'The substitute in Room 118 is shown how the lock works',
  },
  {
    id: 'lockdown-drill-starts',
    day: 'Thursday',
    time: '9:20 AM',
    place: 'Room 118',
    people: ['a substitute teacher'],
    event: 'Announced lockdown drill: she pulls the shade down and locks the door',
  },
  {
    id: 'lockdown-drill-reported',
    day: 'Thursday',
    time: '9:21 AM',
    place: 'Room 118',
    people: [],
    event: 'The sensor reports Room 118 locked',
  },
  {
    id: 'lockdown-drill-over',
    day: 'Thursday',
    time: '9:29 AM',
    place: 'Room 118',
    people: ['a substitute teacher'],
    event: 'The drill is over and she unlocks the door',
  },
];
