import type { RolloutWeek } from '@/content/site/types';

/** The 2-4 weeks of one school. */
export const schoolWeeks: readonly RolloutWeek[] = [
  {
    when: 'Week 1',
    title: 'Floor plan and lists',
    object: 'room-on-plan',
    we: 'We set up your floor plan, bell schedule and roles.',
    staff: 'Send us your staff and student lists, and name who answers each kind of call.',
  },
  {
    when: 'Week 2',
    title: 'Install and connect',
    object: 'lock-on-door',
    we: 'We install locks, sensors and tablets, in about three days on site.',
    staff: 'Walk the building with us, and open the rooms.',
  },
  {
    when: 'Week 3',
    title: 'Train',
    object: 'staff-phone',
    we: 'We train each role on dates you choose.',
    staff: 'Come to the session for your role, and try the app and the locks.',
  },
  {
    when: 'Week 4',
    title: 'First drill',
    object: 'class-sign',
    we: 'After your drill, we read its report with you and adjust the setup.',
    staff: 'Announce the drill as a drill, and run it.',
  },
];

/** The 6-8 weeks of a district. */
export const districtWeeks: readonly RolloutWeek[] = [
  {
    when: 'Weeks 1-2',
    title: 'Floor plans and lists',
    object: 'room-on-plan',
    we: 'We set up each campus, your drill calendar and the roles.',
    staff:
      'Connect your student system with us or send us your lists, and name a campus admin for each site.',
  },
  {
    when: 'Weeks 3-4',
    title: 'The first campus',
    object: 'lock-on-door',
    we: 'We install, connect and train there.',
    staff: 'Walk the building with us, and run the first drill.',
  },
  {
    when: 'Weeks 5-7',
    title: 'The other campuses',
    object: 'doors-report',
    we: 'We install, in about three days on each site. Your order says how many sites at once.',
    staff: 'Open the rooms, and come to the session for your role.',
  },
  {
    when: 'Week 8',
    title: 'All on one screen',
    object: 'office-screen',
    we: 'We read the first reports with you and adjust the setup.',
    staff: 'Check the drills and doors of each campus.',
  },
];
