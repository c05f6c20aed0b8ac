/** Someone at Larkfield High. These are the only names the stories use. */
export type LarkfieldPerson =
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

/** One moment at Larkfield High: when, who and what. */
export type LarkfieldMoment = {
  /** Tuesday by default. */
  day?: 'Monday' | 'Thursday';
  /** Clock time with AM or PM; seconds only in the walkthrough's stories. */
  time: `${number}:${string} ${'AM' | 'PM'}`;
  people?: readonly LarkfieldPerson[];
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
    day: 'Monday',
    time: '8:25 AM',
    people: ['the principal'],
    event: 'The principal announces a lockdown drill for staff',
  },
  { day: 'Monday', time: '8:30:12 AM', event: 'The gym sensor gets a test signal, as planned' },
  { day: 'Monday', time: '8:30:13 AM', event: 'Nexus shows the room and opens the drill’s plan' },
  { day: 'Monday', time: '8:30:15 AM', event: 'Doors lock and each one confirms' },
  {
    day: 'Monday',
    time: '8:30:18 AM',
    people: ['the principal', 'Officer Lane'],
    event: 'Every message, to staff and to Officer Lane, says that this is a drill',
  },
  {
    day: 'Monday',
    time: '8:34:00 AM',
    people: ['Officer Lane'],
    event: 'Officer Lane comes in with the floor plan, to practice too',
  },
  {
    day: 'Monday',
    time: '8:38:00 AM',
    people: ['Officer Lane', 'a teacher'],
    event: 'Staff check in and every room is checked',
  },
  {
    day: 'Monday',
    time: '8:44:00 AM',
    people: ['the principal', 'Officer Lane'],
    event: 'The principal ends the drill and the doors unlock',
  },
  {
    day: 'Monday',
    time: '8:46:00 AM',
    people: ['the principal'],
    event: 'The drill report is ready for the principal to sign',
  },
  // Tuesday, before the first bell.
  { time: '7:00 AM', event: 'Every ceiling sensor passes its self-test' },
  { time: '7:30 AM', people: ['the front desk'], event: 'The front desk is staffed' },
  {
    time: '7:30 AM',
    people: ['the front desk'],
    event:
      'The main entrance unlocks once the desk is staffed; every other outside door stays locked',
  },
  { time: '7:44 AM', event: 'Door 14, the side door by the gym, reports open' },
  {
    time: '7:45 AM',
    people: ['the office'],
    event: 'The office, on the second floor, opens Nexus',
  },
  {
    time: '7:45 AM',
    people: ['Marcus Reyes'],
    event:
      'Nexus sends the task to Marcus Reyes, the custodian: that side of the building is assigned to him',
  },
  {
    time: '7:48 AM',
    people: ['Marcus Reyes'],
    event: 'Marcus pushes the door shut, sees that the latch is slow and adds a photo',
  },
  { time: '7:49 AM', event: 'The latch goes on the repair list; the door is closed' },
  { time: '7:52 AM', event: 'Locker doors slam: the sensors have nothing to report' },
  {
    time: '7:55 AM',
    event: 'First bell: the main entrance locks and visitors go to the front desk',
  },
  // The morning.
  {
    time: '8:06 AM',
    people: ['Dana Ortiz'],
    event: 'Dana Ortiz signs in to talk to her son’s English class, Room 204, about her job',
  },
  {
    time: '8:07 AM',
    people: ['Dana Ortiz', 'a teacher'],
    event: 'Her badge prints and the teacher in Room 204 is told',
  },
  {
    time: '8:58 AM',
    people: ['Dana Ortiz'],
    event: 'She hands the badge back and is off the list',
  },
  { time: '9:00 AM', people: ['Dana Ortiz'], event: 'The end time printed on her badge' },
  {
    time: '9:20 AM',
    people: ['a teacher'],
    event: 'The fire drill is announced and the clock starts',
  },
  { time: '9:22 AM', people: ['a teacher'], event: 'Class C4 is counted at its assembly point' },
  { time: '9:24 AM', event: 'All 612 students are accounted for, in 4 min 12 s' },
  { time: '9:35 AM', event: 'Classes are back in their rooms' },
  {
    time: '9:47 AM',
    event: 'The lock on Room 206 answers for the last time; its battery is at 34%',
  },
  {
    time: '9:52 AM',
    people: ['Marcus Reyes'],
    event: 'Nexus opens a repair ticket for the lock and asks Marcus to lock the door with a key',
  },
  {
    time: '9:58 AM',
    people: ['Marcus Reyes'],
    event: 'Marcus locks Room 206 with a key; the lock itself is still offline',
  },
  { time: '10:12 AM', event: 'The biology room is secured' },
  {
    time: '10:40 AM',
    event:
      'Classes change; doors 204 and 207 open for class. Someone props Door 14 open. For two minutes Nexus takes that for people passing',
  },
  { time: '10:41 AM', event: 'The chemistry room is secured' },
  // The tip about Door 14.
  {
    time: '10:41:00 AM',
    people: ['a student'],
    event: 'A student between classes reports the propped door without giving a name',
  },
  {
    time: '10:41:10 AM',
    people: ['the assistant principal'],
    event: 'Nexus matches the tip to Door 14; the assistant principal reads both',
  },
  {
    time: '10:41:30 AM',
    people: ['the assistant principal'],
    event: 'The assistant principal secures the outside doors; classes continue',
  },
  {
    time: '10:42:00 AM',
    people: ['the assistant principal', 'Marcus Reyes', 'the coach', 'a student'],
    event:
      'The assistant principal answers the student, “Thank you. We are checking it now.” Door 14 has been held open 2 minutes, and Marcus is on his way',
  },
  {
    time: '10:44:00 AM',
    people: ['Marcus Reyes'],
    event:
      'Marcus reaches Door 14, held open 4 minutes, takes out the wedge and pulls the door shut',
  },
  {
    time: '10:46:00 AM',
    people: ['the coach', 'the front desk'],
    event: 'The people assigned to them check the other outside doors',
  },
  {
    time: '10:47 AM',
    people: ['Marcus Reyes'],
    event: 'The second report moves the repair to High, due at 11:30 AM',
  },
  { time: '10:50 AM', event: 'Another school in the district has a planned drill' },
  {
    time: '10:52:00 AM',
    people: ['the principal'],
    event: 'Outside doors go back to their schedule',
  },
  { time: '11:02 AM', people: ['Marcus Reyes'], event: 'Marcus starts the repair' },
  {
    time: '11:20:00 AM',
    people: ['Marcus Reyes', 'a student', 'the principal'],
    event: 'Marcus replaces the latch, adds a photo and closes the ticket; the student is told',
  },
  { time: '11:20 AM', event: 'The bell locks the classroom doors that were open for class' },
  { time: '11:30 AM', people: ['Marcus Reyes'], event: 'When the repair of Door 14 was due' },
  // Lunch.
  {
    time: '12:10:04 PM',
    people: ['Mr. Cole', 'a student'],
    event: 'A student feels faint; Mr. Cole holds the panic button and chooses the nurse',
  },
  {
    time: '12:10:05 PM',
    people: ['Mr. Cole'],
    event:
      'Nexus shows the name, the room and the reason, and opens the emergency plan for a medical call',
  },
  {
    time: '12:10:07 PM',
    event: 'One hallway goes on Hold: doors stay unlocked and people nearby stay where they are',
  },
  {
    time: '12:10:09 PM',
    people: ['Nurse Bell', 'the front desk'],
    event: 'Nurse Bell gets the room number; the front desk and the rooms nearby are told',
  },
  {
    time: '12:10:40 PM',
    people: ['Nurse Bell'],
    event: 'Nurse Bell is on her way through a clear hallway',
  },
  {
    time: '12:11:30 PM',
    people: ['Nurse Bell', 'the coach', 'the front desk'],
    event: 'Nurse Bell is with the student; the gym and the front desk have checked in',
  },
  {
    time: '12:19:00 PM',
    people: ['Nurse Bell', 'the office'],
    event: 'All clear; the office calls the parent',
  },
  { time: '12:19:05 PM', people: ['the principal'], event: 'The record is ready to read' },
  // The afternoon.
  {
    time: '1:05 PM',
    event: 'Door 14, latch working, is held open for the kitchen delivery, for the sixth Tuesday',
  },
  { time: '1:20 PM', event: 'AI-Powered Insights shows the pattern, with all six events' },
  {
    time: '1:28 PM',
    people: ['a bus driver', 'the office'],
    event: 'The driver of Bus 7, on the way back from a field trip, calls the office',
  },
  {
    time: '1:30 PM',
    people: ['the office'],
    event: '“Bus 7 is running 10 minutes late” goes to phones, speaker and sign',
  },
  { time: '1:31 PM', event: 'The first families answer' },
  { time: '1:40 PM', event: 'Bus 7 arrives and the sign clears itself' },
  { time: '2:20 PM', event: 'The drumline practices: the sensors have nothing to report' },
  {
    time: '2:30 PM',
    people: ['the principal'],
    event:
      'The principal accepts the suggestion: the kitchen door opens for the delivery, with kitchen staff there to receive it',
  },
  { time: '2:40 PM', people: ['the principal'], event: 'The principal signs the drill report' },
  { time: '3:10 PM', event: 'The last bus leaves and the doors lock' },
  // Thursday: an announced lockdown drill with a substitute in Room 118.
  {
    day: 'Thursday',
    time: '8:02 AM',
    people: ['a substitute teacher'],
    event: 'The substitute in Room 118 is shown how the lock works',
  },
  {
    day: 'Thursday',
    time: '9:20 AM',
    people: ['a substitute teacher'],
    event: 'Announced lockdown drill: she pulls the shade down and locks the door',
  },
  { day: 'Thursday', time: '9:21 AM', event: 'The sensor reports Room 118 locked' },
  {
    day: 'Thursday',
    time: '9:29 AM',
    people: ['a substitute teacher'],
    event: 'The drill is over and she unlocks the door',
  },
];
