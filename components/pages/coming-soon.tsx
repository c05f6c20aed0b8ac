export function ComingSoonPage(_: Record<string, unknown>) {
  return <h1>ComingSoonPage</h1>;
}
