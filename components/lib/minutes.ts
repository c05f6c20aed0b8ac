/** The minutes since midnight of a time such as "1:30 PM". Without AM or PM, an hour before six is in the afternoon. */
export function minutes(time: string) {
  const [, hour, minute, half] = /^(\d+):(\d+)(?::\d+)?(?: ([AP]M))?$/.exec(time) ?? [];
  const afternoon = half ? half === 'PM' : Number(hour) % 12 < 6;
  return ((Number(hour) % 12) + (afternoon ? 12 : 0)) * 60 + Number(minute);
}
