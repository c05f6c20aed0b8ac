/** The words around a tip's stations. Components fill in the placeholders in braces. */
export const tipWords = {
  readers: 'Who can read it',
  stored: 'What is stored',
  /** Names the buttons that go through the stations. */
  steps: 'Stations',
  start: 'Step by step',
  back: 'Back',
  next: 'Next',
  all: 'Show all',
  /** Announced at each station. */
  station: '{n} of {all}: {title}. {text}',
};
