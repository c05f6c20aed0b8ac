import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteControl } from './remote-control';

const failure = 'The lock panel did not load.';
const press = async () => {
  render(<RemoteControl label="Remote Control" failure={failure} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remote Control' }));
};

/** A mock; the panel has its own test. */
const panelModule = '@/components/features/lock-panel/lock-panel';
const LockPanel = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog">
    <button onClick={onClose}>Close modal</button>
  </div>
);

describe('Remote Control', () => {
  beforeEach(() => jest.resetModules());

  it('opens the lock panel and lets it be closed', async () => {
    jest.doMock(panelModule, () => ({ LockPanel }));
    await press();
    expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close modal' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a message if the panel fails to load, and tries again when pressed again', async () => {
    jest.doMock(panelModule, () => {
      throw new Error('chunk not found');
    });
    await press();
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(failure);

    jest.doMock(panelModule, () => ({ LockPanel }));
    await userEvent.click(screen.getByRole('button', { name: 'Remote Control' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});
