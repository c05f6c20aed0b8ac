import { render, screen } from '@testing-library/react';
import { solution as k12 } from '@/content/solutions/k12';
import { solution as multiSite } from '@/content/solutions/multi-site';
import { solution as privateCharter } from '@/content/solutions/private-charter';
import { StatCounters } from './stat-counters';

/** The figures are literal on purpose, so that a change in the content fails here. */
test.each([
  [
    k12,
    ['3 days average setup', '100% compliance', '85% faster response', '15 hours saved weekly'],
  ],
  [multiSite, ['50+ campuses', '67% time reduction', '100% visibility', '92% better coordination']],
  [
    privateCharter,
    [
      '98% parent satisfaction',
      '100% accreditation ready',
      '+23% enrollment',
      '94% donor confidence',
    ],
  ],
])('renders each figure once, with a space before its unit', ({ results }, figures) => {
  render(<StatCounters headline="Results That Matter" items={results} note="Ask us how." />);
  const heard = screen.getAllByRole('definition').map((figure) => {
    return `${figure.textContent} ${figure.parentElement?.querySelector('dt')?.textContent}`;
  });
  expect(heard).toEqual(figures);
});
