export function ProductPage(_: Record<string, unknown>) {
  return <h1>ProductPage</h1>;
}
