/** What every device has. */
export type Screen = {
  /** What the screen shows, for screen readers. */
  alt: string;
  /** At the top of the screen, at its left and right. */
  title: string;
  note: string;
};

/** The phone: a door to check, and the steps. */
export type StaffScreen = Screen & {
  task: { title: string; description: string };
  steps: { label: string; done: boolean }[];
  action: string;
};

/** The tablet: the current alert, and the rest of the day. */
export type PrincipalScreen = Screen & {
  alert: { title: string; description: string; time: string };
  /** `done` of `total` marks are filled. */
  drill: { label: string; value: string; done: number; total: number; note: string };
  incidents: { label: string; value: string; note: string };
  message: { label: string; text: string; channels: string[] };
};

/** The laptop: every campus, and the year's drills. */
export type DistrictScreen = Screen & {
  campuses: { name: string; status: string; attention?: true }[];
  /** `trend` is the shape of the chart, each value 0 to 1 of its height. */
  compliance: { label: string; value: string; trend: number[] };
  /** Squares in rows of `columns`; `attention` is the index of the marked one. */
  sites: { label: string; total: number; columns: number; attention: number };
};

/** By the role's `id`. */
export type HomeScreens = {
  staff: StaffScreen;
  principal: PrincipalScreen;
  district: DistrictScreen;
};

/**
 * The three product screens of "Built for Every Role", at 10:44 AM on the example day of
 * content/scene/day.ts. The school, its district and their figures are invented.
 */
export const homeScreens: HomeScreens = {
  staff: {
    alt: 'A phone at 10:44 AM: Door 14 has been held open for four minutes. The walk there is checked off; closing the door and adding a photo are still to do.',
    title: '10:44',
    note: 'Larkfield High',
    task: { title: 'Door 14', description: 'Held open 4 min. Gym hallway, first floor.' },
    steps: [
      { label: 'Walk to Door 14', done: true },
      { label: 'Close it and check the latch', done: false },
      { label: 'Add a photo', done: false },
    ],
    action: 'Mark as closed',
  },
  principal: {
    alt: 'A tablet on Tuesday: Door 14 is open and Marcus Reyes is there. The next drill is Thursday at 9:20 AM, one incident is open with its repair assigned, and staff have been told that classes continue.',
    title: 'Larkfield High',
    note: 'Tuesday',
    alert: { title: 'Door 14 open', description: 'Marcus Reyes is there', time: '10:44' },
    drill: {
      label: 'Next drill',
      value: 'Thu 9:20',
      done: 6,
      total: 10,
      note: '6 of 10 this year',
    },
    incidents: { label: 'Open incidents', value: '1', note: 'Repair assigned' },
    message: {
      label: 'Message to staff',
      text: 'Door 14 is being closed. Classes continue.',
      channels: ['SMS', 'Email', 'App'],
    },
  },
  district: {
    alt: 'A laptop at 10:44 AM: of 52 sites, Larkfield High has one task, and the others are fine or have a planned drill. Drill compliance is 100%.',
    title: 'All campuses',
    note: '52 sites, 10:44',
    campuses: [
      { name: 'Larkfield High', status: '1 task', attention: true },
      { name: 'Orchard Middle', status: 'All well' },
      { name: 'Bell Street Elementary', status: 'All well' },
      { name: 'Rivermont High', status: 'Drill 10:50' },
      { name: 'Pine Hollow Elementary', status: 'All well' },
      { name: 'Westbrook Middle', status: 'All well' },
    ],
    compliance: {
      label: 'Drill compliance',
      value: '100%',
      trend: [0, 0.18, 0.12, 0.52, 0.64, 0.91, 1],
    },
    sites: { label: 'Sites visible', total: 52, columns: 13, attention: 18 },
  },
};
