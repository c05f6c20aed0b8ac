import type { Module } from './types';

/**
 * The nine modules in the order of the home grid, for cards and the header's menu: SPEC sections
 * 1 to 3. The header carries this list on every page, so it holds no more than a card shows.
 */
export const modules: readonly Module[] = [
  {
    id: 'nexus',
    name: 'Nexus',
    subtitle: 'The unified operations hub',
    description:
      'Every lock, sensor, drill and message on one screen, with the next thing to do at the top.',
    icon: 'nexus',
    category: 'Platform',
    route: '/products/nexus',
    cardRoute: '/product/nexus',
    tags: ['Platform', 'Real time'],
    picture: { src: '/media/nexus.svg', width: 960, height: 720, alt: '' },
  },
  {
    id: 'drill-management',
    name: 'Drill Management',
    subtitle: 'Plan, run and prove every drill',
    description:
      'Put the year’s drills on the calendar, time them as they run and file the report the same day.',
    icon: 'drill',
    category: 'Compliance',
    route: '/products/drill-management',
    cardRoute: '/product/drill',
    tags: ['Compliance', 'Scheduling'],
    picture: { src: '/media/drill-management.svg', width: 960, height: 720, alt: '' },
  },
  {
    id: 'ticketing',
    name: 'Ticketing',
    subtitle: 'Safety repairs that get finished',
    description:
      'A door that will not latch becomes a job with a name, a due time and a photo when it is done.',
    icon: 'ticketing',
    category: 'Operations',
    route: '/products/ticketing',
    cardRoute: '/product/ticketing',
    tags: ['Operations', 'Work orders'],
    picture: { src: '/media/ticketing.svg', width: 960, height: 720, alt: '' },
  },
  {
    id: 'panic-app',
    name: 'Panic Button App',
    subtitle: 'Help from any room',
    description:
      'Any member of staff holds one button and the right people get a room number, not a guess.',
    icon: 'panic',
    category: 'Emergency',
    route: '/products/panic-app',
    cardRoute: '/product/panic',
    tags: ['Emergency', 'Mobile'],
    picture: { src: '/media/panic-app.svg', width: 960, height: 720, alt: '' },
  },
  {
    id: 'visitor-management',
    name: 'Visitor Management',
    subtitle: 'A front desk that knows who is here',
    description:
      'Guests sign in on a tablet, get a badge with an end time and drop off the list when they leave.',
    icon: 'visitor',
    category: 'Access Control',
    route: '/products/visitor-management',
    cardRoute: '/product/visitor',
    tags: ['Access control', 'Front desk'],
    picture: { src: '/media/visitor-management.svg', width: 960, height: 720, alt: '' },
  },
  {
    id: 'gunshot-detection',
    name: 'AI Gunshot Detection',
    subtitle: 'Sensors that know the difference',
    description:
      'Ceiling sensors ignore lockers and drumlines, and report a confirmed shot in under a second.',
    icon: 'gunshot',
    category: 'Emergency',
    route: '/products/gunshot-detection',
    cardRoute: '/product/gunshot',
    tags: ['Emergency', 'Under a second'],
    picture: { src: '/media/gunshot-detection.svg', width: 960, height: 720, alt: '' },
  },
  {
    id: 'electronic-lock',
    name: 'Rapid Lockdown',
    subtitle: 'Electronic locks for the doors you have',
    description:
      'A retrofit lock fits the door you already own, follows the bell and secures on one command.',
    icon: 'lock',
    category: 'Access Control',
    route: '/products/electronic-lock',
    cardRoute: '/product/electroniclock',
    tags: ['Access control', 'Retrofit'],
    picture: { src: '/media/electronic-lock.svg', width: 960, height: 720, alt: '' },
    remoteControl: true,
  },
  {
    id: 'mass-notifications',
    name: 'Mass Notification',
    subtitle: 'One message, every channel',
    description:
      'Write it once. It goes out by SMS, email, voice, app, intercom and hallway sign together.',
    icon: 'notifications',
    category: 'Emergency',
    route: '/products/mass-notifications',
    cardRoute: '/product/notifications',
    tags: ['Emergency', 'Six channels'],
    picture: { src: '/media/mass-notifications.svg', width: 960, height: 720, alt: '' },
  },
  {
    id: 'tip-line',
    name: 'AI Anonymous Tip Line',
    subtitle: 'A safe way to speak up',
    description:
      'Students report a worry without giving a name, and staff can answer without asking for one.',
    icon: 'tip-line',
    category: 'Safety',
    route: '/products/tip-line',
    cardRoute: '/product/tipline',
    tags: ['Safety', 'Anonymous'],
    picture: { src: '/media/tip-line.svg', width: 960, height: 720, alt: '' },
  },
];
