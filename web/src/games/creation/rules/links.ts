/** Ways from the table to the rules. */
import { Links } from "../../../rules/link";
import { chapters } from "./contents";

export const links = new Links("creation", chapters);
