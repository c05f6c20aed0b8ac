import { cx } from '@/components/lib/cx';
import type { DistrictScreen } from '@/content/pages/home-screens';
import { Device, Dot, Tile } from './device';

/** The laptop of a district leader. In narrow windows it shows only four campuses. */
export function DistrictDevice({ campuses, compliance, sites, ...device }: DistrictScreen) {
  const { trend } = compliance;
  const { total, columns, attention } = sites;
  const rows = [...Array(total / columns).keys()];
  const points = trend.map(
    (share, at) => `${2 + (at * 146) / (trend.length - 1)},${40 - share * 36}`,
  );
  return (
    <Device {...device} className="@container rounded-panel p-4 xs:p-6">
      <div className="mt-4 grid gap-3.5 @charts:grid-cols-[8fr_5fr]">
        <div className="rounded-tile bg-surface px-3.5 py-1">
          {campuses.map(({ name, status, attention }) => (
            <p
              key={name}
              className="flex items-center gap-2.5 border-t border-hairline py-3 first:border-0 @max-charts:nth-[n+5]:hidden @max-tiny:flex-wrap"
            >
              <Dot attention={attention} />
              <span className="min-w-0 grow">{name}</span>
              <span
                className={cx(
                  'shrink-0',
                  attention ? '-my-1 rounded-chip bg-attention px-2 py-1 font-medium' : 'text-soft',
                )}
              >
                {status}
              </span>
            </p>
          ))}
        </div>
        <div className="hidden gap-3.5 roomy:grid roomy:grid-cols-2 @charts:grid @charts:grid-rows-[1fr_auto]">
          <Tile {...compliance}>
            <svg viewBox="0 0 150 44" className="mt-3 fill-none stroke-good stroke-[2.5]">
              <polyline points={points.join(' ')} />
            </svg>
          </Tile>
          <Tile label={sites.label}>
            {/* A square for every site, 8 wide, every 10. */}
            <svg
              viewBox={`0 0 ${columns * 10 - 2} ${rows.length * 10 - 2}`}
              className="mt-2.5 stroke-8 [stroke-dasharray:8_2]"
            >
              <path
                className="stroke-good/50"
                d={rows.map((row) => `M0 ${row * 10 + 4}h${columns * 10}`).join('')}
              />
              <path
                className="stroke-action"
                d={`M${(attention % columns) * 10} ${Math.floor(attention / columns) * 10 + 4}h8`}
              />
            </svg>
          </Tile>
        </div>
      </div>
    </Device>
  );
}
