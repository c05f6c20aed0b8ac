import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LockPanel } from './lock-panel';

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  // jsdom does not implement showModal.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => jest.useRealTimers());

function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onClose = jest.fn();
  render(<LockPanel onClose={onClose} />);
  const button = (name: string) => screen.getByRole('button', { name });
  const answers = () => act(() => jest.advanceTimersByTime(2500));
  return { user, onClose, button, answers };
}

test('opens with the count and the exit statement, and focuses its title, which is announced', async () => {
  open();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Remote Control: second floor');
  expect(
    screen.getByText(/^5 secured, 2 open for class, 1 offline\. Tuesday, 10:44 AM\.$/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
    'Anyone inside can always leave.',
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
});

test('moves focus from Close to Release all, Lock all doors, doors 201 to 208 and the link', async () => {
  const { user } = open();
  const order = [];
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  await user.tab({ shift: true });
  for (let step = 0; step < 12; step++) {
    order.push(
      document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        '',
    );
    await user.tab();
  }
  expect(order).toEqual([
    'Close modal',
    'Release all',
    'Lock all doors',
    'Release Door 201',
    'Release Door 202',
    'Release Door 203',
    'Lock Door 204',
    'Release Door 205',
    'Queue lock Door 206',
    'Lock Door 207',
    'Release Door 208',
    'Ask for a demo on your doors',
  ]);
});

test('locks a door immediately, keeps focus on its button and announces the change', async () => {
  const { user, button, answers } = open();
  await user.click(button('Lock Door 204'));
  expect(button('Locking... Door 204')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  answers();
  expect(button('Release Door 204')).toHaveFocus();
  expect(screen.getByRole('log')).toHaveTextContent('Door 204 secured, 10:44');
  expect(screen.getByText(/^6 secured, 1 open for class, 1 offline\./)).toBeVisible();
});

test('asks for confirmation before a release, with focus on Keep it locked', async () => {
  const { user, button, answers } = open();
  await user.click(button('Release Door 203'));
  const question = screen.getByRole('group', { name: 'Release Door 203?' });
  expect(within(question).getByRole('button', { name: 'Keep it locked' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(question).not.toBeInTheDocument();
  expect(button('Release Door 203')).toHaveFocus();
  answers();
  expect(screen.getByText(/^5 secured/)).toBeVisible();
});

test('keeps the door locked and the panel open on Escape in the confirmation', async () => {
  const { user, button, onClose } = open();
  await user.click(button('Release Door 203'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Release Door 203?' })).not.toBeInTheDocument();
  expect(button('Release Door 203')).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('releases a door after confirmation', async () => {
  const { user, button, answers } = open();
  await user.click(button('Release Door 203'));
  const question = screen.getByRole('group', { name: 'Release Door 203?' });
  await user.click(within(question).getByRole('button', { name: 'Release Door 203' }));
  expect(button('Releasing... Door 203')).toHaveFocus();
  answers();
  expect(button('Lock Door 203')).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent('Door 203 released, 10:44');
});

test('queues and announces a lock for the offline door, and can cancel it', async () => {
  const { user, button, answers } = open();
  await user.click(button('Queue lock Door 206'));
  expect(screen.getByText('Lock queued')).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent(
    'Door 206 is offline. It will lock when it is back online.',
  );
  answers();
  expect(screen.getByText(/1 offline/)).toBeVisible();
  await user.click(button('Cancel lock Door 206'));
  expect(screen.queryByText('Lock queued')).not.toBeInTheDocument();
});

test('releases every secured door after confirmation, then has none left to release', async () => {
  const { user, button, answers } = open();
  await user.click(button('Release all'));
  expect(button('Keep them locked')).toHaveFocus();
  await user.click(button('Release them'));
  answers();
  expect(screen.getByText(/^7 open for class, 1 offline\./)).toBeVisible();
  expect(button('Release all')).toHaveAttribute('aria-disabled', 'true');
});

test('starts in its initial state when it is opened again', async () => {
  const { user, button, answers } = open();
  await user.click(button('Lock all doors'));
  answers();
  expect(screen.getByText(/^7 secured, 1 offline\./)).toBeVisible();
  render(<LockPanel onClose={() => {}} />);
  expect(screen.getByText(/^5 secured, 2 open for class/)).toBeVisible();
});
