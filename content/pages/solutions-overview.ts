import type { Meta, ModuleIconName } from '@/content/site/types';

/** A system of the flow diagram: what it does at this moment is under its label. */
export type FlowSystem = { label: string; note: string; icon: ModuleIconName };

/** From the top; the hub is level with the middle ones. */
const inputs: FlowSystem[] = [
  { label: 'Panic Button', note: 'A call from the cafeteria', icon: 'panic' },
  { label: 'Gunshot Detection', note: 'Sensor in the gym', icon: 'gunshot' },
  { label: 'Anonymous Tip Line', note: 'A door is propped open', icon: 'tip-line' },
];
const hub = { label: 'Nexus', note: 'Everything on one screen' };
const outputs: FlowSystem[] = [
  { label: 'Drill Management', note: 'Each class checks in', icon: 'drill' },
  { label: 'Mass Notifications', note: 'Messages on six channels', icon: 'notifications' },
  { label: 'Retrofit Locks', note: 'Each lock confirms', icon: 'lock' },
];

const meta: Meta = {
  title: 'School Safety Solutions for Every Kind of School',
  description:
    'See how panic alerts, gunshot detection and a tip line connect to drills, messages and locks on one screen, for a single campus, district or private school.',
};

/** The solutions overview. */
export const solutionsOverview = {
  meta,
  title: 'Everything Works Together',
  lead: 'A panic button, a sensor or a tip that an adult has read starts an alert. Nexus, the hub, opens your emergency plan.',
  flow: {
    inputs,
    hub,
    outputs,
    captions: { inputs: 'How an alert comes in', outputs: 'What happens next' },
    /** Text alternative of the hub and its links; the systems are lists before and after it. */
    alternative: 'Diagram: all three lead into Nexus, and Nexus leads out to the next three.',
    pause: 'Pause the diagram',
    play: 'Play the diagram',
  },
  /** Heading of the section with the three blocks. */
  blocksTitle: 'Choose your kind of school',
  walkthrough: {
    headline: 'Watch one alert from start to finish',
    lead: 'Choose an alert and your kind of school. You will see who is told, what the doors do, who comes to help and what record is kept.',
    /** The button that plays it, and what stands beside it. */
    open: 'Open the walkthrough',
    note: 'A simulation of about 20 seconds, without sound. You can pause it at any step.',
  },
};
