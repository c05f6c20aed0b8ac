import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyPart } from './use-lazy-part';

const Part = () => <p>Here it is</p>;

function Place({ load }: { load: () => Promise<typeof Part> }) {
  const { Part: Loaded, failed, request } = useLazyPart(load);
  return (
    <>
      <button onClick={request}>Open</button>
      {failed && <p role="alert">It did not load</p>}
      {Loaded && <Loaded />}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

test('loads nothing before it is requested', async () => {
  const load = jest.fn(async () => Part);
  render(<Place load={load} />);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(screen.getByText('Here it is')).toBeVisible();
});

test('reports that loading failed, and another request tries again', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  render(<Place load={load} />);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('It did not load');
  await open();
  expect(screen.getByText('Here it is')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
