/** Sets exit code 1 if a row fails `isGood`. */
export function printTable(title, rows) {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'isGood');
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name])))];
  const widths = names.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  console.log(`\n${title}`);
  for (const line of cells) console.log(`  ${line.map((cell, index) => cell.padEnd(widths[index])).join('  ')}`);
  const broken = rows.filter(({ isGood }) => isGood === false);
  if (broken.length > 0) {
    console.log(`  ${broken.length} of ${rows.length} do not hold.`);
    process.exitCode = 1;
  }
}
