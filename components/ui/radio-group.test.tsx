import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group';
import { Select } from './select';

const days = [
  { id: 'monday', label: 'Monday' },
  { id: 'friday', label: 'Friday' },
] as const;

function Days({ as: Choice }: { as: typeof RadioGroup | typeof Select }) {
  const [day, setDay] = useState<'monday' | 'friday'>('monday');
  return (
    <>
      <Choice label="Day" options={days} value={day} onChange={setDay} />
      <p>{`chosen: ${day}`}</p>
    </>
  );
}

test('a radio group is named by its label, and arrow keys move the choice', async () => {
  render(<Days as={RadioGroup} />);
  expect(screen.getByRole('radiogroup', { name: 'Day' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Friday' })).toBeChecked();
  expect(screen.getByText('chosen: friday')).toBeVisible();
});

test('a select is named by its label and reports the chosen option', async () => {
  render(<Days as={Select} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Friday');
  expect(screen.getByText('chosen: friday')).toBeVisible();
});
