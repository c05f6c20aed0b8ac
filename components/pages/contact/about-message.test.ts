import { readAbout } from './about-message';

test.each([
  ['', '', 0],
  ['About: Nexus', 'Nexus', 0],
  ['Hello\nAbout: Nexus\nAbout: Panic Button App\nbye', 'Nexus, Panic Button App', 0],
  ['Please answer these:\nDoes it call 911?\nWho is told?\nAbout: Nexus', 'Nexus', 2],
  ['How much is it?', '', 0],
])('reads what links have brought into %j', (message, subjects, questions) => {
  expect(readAbout(message)).toEqual({ subjects, questions });
});
