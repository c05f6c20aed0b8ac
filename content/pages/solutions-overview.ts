import type { Meta, ModuleIconName } from '@/content/site/types';

/** One system of the flow diagram. */
export type FlowNode = {
  id: string;
  label: string;
  type: 'input' | 'hub' | 'output';
  /** What it is doing at this moment, under the label. */
  note: string;
  icon: ModuleIconName;
  /** Row in its column, from the top; the hub is level with the middle row. */
  position: 0 | 1 | 2;
};

const nodes: FlowNode[] = [
  {
    id: 'panic-button',
    label: 'Panic Button',
    type: 'input',
    note: 'A call from the cafeteria',
    icon: 'panic',
    position: 0,
  },
  {
    id: 'gunshot-detection',
    label: 'Gunshot Detection',
    type: 'input',
    note: 'Sensor in the gym',
    icon: 'gunshot',
    position: 1,
  },
  {
    id: 'tip-line',
    label: 'Anonymous Tip Line',
    type: 'input',
    note: 'A door is propped open',
    icon: 'tip-line',
    position: 2,
  },
  {
    id: 'nexus',
    label: 'Nexus',
    type: 'hub',
    note: 'Everything on one screen',
    icon: 'nexus',
    position: 1,
  },
  {
    id: 'drill-management',
    label: 'Drill Management',
    type: 'output',
    note: 'Each class checks in',
    icon: 'drill',
    position: 0,
  },
  {
    id: 'mass-notifications',
    label: 'Mass Notifications',
    type: 'output',
    note: 'Messages on six channels',
    icon: 'notifications',
    position: 1,
  },
  {
    id: 'retrofit-locks',
    label: 'Retrofit Locks',
    type: 'output',
    note: 'Each lock confirms',
    icon: 'lock',
    position: 2,
  },
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
  lead: 'A panic button, a sensor or a tip that an adult has read starts an alert. Nexus, the hub, opens your emergency plan. None of it calls 911: staff do. You choose which products you buy, and some need Nexus.',
  flow: {
    nodes,
    captions: { inputs: 'How an alert comes in', outputs: 'What happens next' },
    /** Text alternative of the hub and its links; the systems are lists before and after it. */
    alternative: 'Diagram: all three lead into Nexus, and Nexus leads out to the next three.',
    pause: 'Pause the diagram',
    play: 'Play the diagram',
  },
  /** Heading of the section with the three blocks. */
  blocksTitle: 'Choose your kind of school',
};
