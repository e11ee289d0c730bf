/** `npm run tools -- sbom [file]`: writes the bill of materials, by default to `sbom.cdx.json`. */
import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.mjs';

const [file = 'sbom.cdx.json'] = process.argv.slice(2).filter((word) => word !== '--');
const bill = billOfMaterials();
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages in ${file}`);
