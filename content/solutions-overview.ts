import type { Meta, ModuleIconName, Picture, Solution } from './types';

/** One system of the flow diagram (SPEC section 3, "Flow diagram node"). */
export type FlowNode = {
  id: string;
  label: string;
  type: 'input' | 'hub' | 'output';
  /** What it is doing at this moment, under the label. */
  note: string;
  icon: ModuleIconName;
  /** Place in its column, from the top; the hub stands level with the middle row. */
  position: 0 | 1 | 2;
};

const nodes: FlowNode[] = [
  {
    id: 'panic-button',
    label: 'Panic Button',
    type: 'input',
    note: 'Held in the cafeteria',
    icon: 'panic',
    position: 0,
  },
  {
    id: 'gunshot-detection',
    label: 'Gunshot Detection',
    type: 'input',
    note: 'Listening in the gym',
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
    note: 'one screen, one record',
    icon: 'nexus',
    position: 1,
  },
  {
    id: 'drill-management',
    label: 'Drill Management',
    type: 'output',
    note: 'The right plan opens',
    icon: 'drill',
    position: 0,
  },
  {
    id: 'mass-notifications',
    label: 'Mass Notifications',
    type: 'output',
    note: 'One message, six channels',
    icon: 'notifications',
    position: 1,
  },
  {
    id: 'retrofit-locks',
    label: 'Retrofit Locks',
    type: 'output',
    note: 'Doors confirm one by one',
    icon: 'lock',
    position: 2,
  },
];

/** Order of the three blocks; their words are each solution's `block`. */
const slugs: Solution['slug'][] = ['k12', 'multi-site', 'private-charter'];

const meta: Meta = {
  title: 'School safety solutions',
  description:
    'How a panic button, gunshot detection and a tip line reach drills, messages and locks through one hub, for a single campus, a district or a private school.',
};

/** The solutions overview (SPEC section 2, "Solutions overview"). */
export const solutionsOverview = {
  meta,
  title: 'Everything Works Together',
  lead: 'Three ways for a building to ask for help. Three ways for it to answer. One hub in the middle that keeps both in step.',
  flow: {
    nodes,
    captions: { inputs: 'What the building notices', outputs: 'What the building does' },
    /** Stands in for the drawing. */
    alternative:
      'Diagram: the Panic Button, Gunshot Detection and the Anonymous Tip Line each lead into Nexus, and Nexus leads out to Drill Management, Mass Notifications and Retrofit Locks.',
    pause: 'Pause animation',
    play: 'Play animation',
  },
  /** Names the section of the three blocks, for its heading. */
  blocksTitle: 'Plans for three kinds of school',
  slugs,
  walkthrough: {
    headline: 'Follow a call for help along the line',
    lead: 'Choose how it starts and what kind of school you run. You will see who notices, which doors answer, who is told, and the record that is left when the rooms go back to class.',
    /** The scene it plays in; the words around it say what it shows. */
    picture: { src: '/media/home-hero.svg', width: 960, height: 720, alt: '' } as Picture,
    open: 'Open the walkthrough',
    note: 'A simulation of about 20 seconds, without sound. It waits for you to press play.',
    failed: 'The walkthrough did not load. Check the connection and press the button again.',
  },
};
