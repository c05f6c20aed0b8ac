import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFlowDots } from '@/components/motion/flow-dots';
import { solutionsOverview } from '@/content/pages/solutions-overview';
import { FlowDiagram } from './flow-diagram';

jest.mock('@/components/motion/flow-dots', () => ({ useFlowDots: jest.fn(() => true) }));

const systems = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

test('shows three inputs, the hub, three outputs and a text alternative for the links', () => {
  render(<FlowDiagram {...solutionsOverview.flow} />);
  const [inputs, outputs] = screen.getAllByRole('list');
  expect(systems(inputs!)).toEqual(['Panic Button', 'Gunshot Detection', 'Anonymous Tip Line']);
  expect(systems(outputs!)).toEqual(['Drill Management', 'Mass Notifications', 'Retrofit Locks']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /Panic Button.*Gunshot Detection.*Anonymous Tip Line.*Nexus.*Drill Management.*Mass Notifications.*Retrofit Locks/,
  );
});

test('pauses and resumes the dots', async () => {
  render(<FlowDiagram {...solutionsOverview.flow} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  expect(jest.mocked(useFlowDots)).toHaveBeenLastCalledWith(expect.anything(), false);
  await userEvent.click(screen.getByRole('button', { name: 'Play animation' }));
  expect(jest.mocked(useFlowDots)).toHaveBeenLastCalledWith(expect.anything(), true);
});

test('shows no pause button when nothing moves', () => {
  jest.mocked(useFlowDots).mockReturnValueOnce(false);
  render(<FlowDiagram {...solutionsOverview.flow} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
