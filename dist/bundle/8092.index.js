export const id = 8092;
export const ids = [8092];
export const modules = {

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configurationSchema: () => (/* binding */ configurationSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98439);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96621);


/** Title of the published schema. Editors find it by the file's name or by this title. */
const TITLE = 'forge-headless configuration';
/** Returns the configuration as JSON Schema (draft 2020-12), as in a file, before defaults are applied. */
function configurationSchema() {
    const made = zod__WEBPACK_IMPORTED_MODULE_1__/* .toJSONSchema */ .bl(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsSchema */ .dP, {
        io: 'input',
        override: ({ jsonSchema }) => {
            if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
                delete jsonSchema.maximum;
        },
    });
    const { $schema, properties, ...rest } = made;
    return { $schema, title: TITLE, ...rest, properties: { ...properties, sandbox: sandboxForms(properties) } };
}
/**
 * Adds the short form: a bare word sets the sandbox's mode. zod converts it before checking, so it cannot describe it.
 */
function sandboxForms(properties) {
    return { default: {}, anyOf: [{ type: 'string', enum: [..._schema_js__WEBPACK_IMPORTED_MODULE_0__/* .SANDBOX_MODES */ .f] }, properties?.sandbox] };
}


/***/ })

};
