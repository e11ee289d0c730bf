/** Generated from the API's own contract by `npm run client` (and by `npm run migration`). Do not edit. */
export type Upload = {
    readonly size: number;
    readonly type: string;
};
export interface paths {
    "/accounting/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exporter le journal d’un mois (CSV) */
        get: operations["getAccountingJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Adresses */
        get: operations["getAddresses"];
        put?: never;
        /** Ajouter une adresse */
        post: operations["postAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Adresse */
        get: operations["getAddressesById"];
        /** Modifier une adresse */
        put: operations["putAddressesById"];
        post?: never;
        /** Supprimer une adresse */
        delete: operations["deleteAddressesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Adresses */
        post: operations["postAddressesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Journal */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Modification */
        get: operations["getAuditById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remettre les valeurs d'avant une modification */
        post: operations["postAuditByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Journal */
        post: operations["postAuditExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Demander un nouveau mot de passe */
        post: operations["postAuthForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Se connecter */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Se déconnecter */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** S'inscrire */
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choisir un nouveau mot de passe */
        post: operations["postAuthReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Créer le premier administrateur */
        post: operations["postAuthSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reprendre l'adresse d'avant un changement */
        post: operations["postAuthTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Marques */
        get: operations["getBrands"];
        put?: never;
        /** Créer : Marque */
        post: operations["postBrands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Marque */
        get: operations["getBrandsById"];
        /** Modifier : Marque */
        put: operations["putBrandsById"];
        post?: never;
        /** Supprimer : Marque */
        delete: operations["deleteBrandsById"];
        options?: never;
        head?: never;
        /** Modifier : Marque */
        patch: operations["patchBrandsById"];
        trace?: never;
    };
    "/brands/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Marques */
        post: operations["postBrandsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Importer : Marques */
        post: operations["postBrandsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Clôtures */
        get: operations["getCashClosings"];
        put?: never;
        /** Clôturer une journée */
        post: operations["postCashClosings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-closings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Clôture de caisse */
        get: operations["getCashClosingsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-closings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Clôtures */
        post: operations["postCashClosingsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire la journée de la boutique et la dernière clôture */
        get: operations["getCashDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Encaissements */
        get: operations["getCashReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Encaissement */
        get: operations["getCashReceiptsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-receipts/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encaisser les espèces d’une commande */
        post: operations["postCashReceiptsByIdReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-receipts/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Noter un refus à la porte */
        post: operations["postCashReceiptsByIdRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-receipts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Encaissements */
        post: operations["postCashReceiptsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Catégories */
        get: operations["getCategories"];
        put?: never;
        /** Créer : Catégorie */
        post: operations["postCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Catégorie */
        get: operations["getCategoriesById"];
        /** Modifier : Catégorie */
        put: operations["putCategoriesById"];
        post?: never;
        /** Supprimer : Catégorie */
        delete: operations["deleteCategoriesById"];
        options?: never;
        head?: never;
        /** Modifier : Catégorie */
        patch: operations["patchCategoriesById"];
        trace?: never;
    };
    "/categories/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : sous-catégories */
        get: operations["getCategoriesByIdChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : produits d'une catégorie */
        get: operations["getCategoriesByIdProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Catégories */
        post: operations["postCategoriesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Importer : Catégories */
        post: operations["postCategoriesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/roots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : catégories racines */
        get: operations["getCategoriesRoots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envoyer une image */
        post: operations["postCategoriesUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Livreurs et relais */
        get: operations["getCouriers"];
        put?: never;
        /** Créer : Livreur ou point relais */
        post: operations["postCouriers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Livreur ou point relais */
        get: operations["getCouriersById"];
        /** Modifier : Livreur ou point relais */
        put: operations["putCouriersById"];
        post?: never;
        /** Supprimer : Livreur ou point relais */
        delete: operations["deleteCouriersById"];
        options?: never;
        head?: never;
        /** Modifier : Livreur ou point relais */
        patch: operations["patchCouriersById"];
        trace?: never;
    };
    "/couriers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Livreurs et relais */
        post: operations["postCouriersExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/couriers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Importer : Livreurs et relais */
        post: operations["postCouriersImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Tarifs de livraison */
        get: operations["getDeliveryCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Tarif de livraison */
        get: operations["getDeliveryCountriesById"];
        /** Modifier : Tarif de livraison */
        put: operations["putDeliveryCountriesById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Modifier : Tarif de livraison */
        patch: operations["patchDeliveryCountriesById"];
        trace?: never;
    };
    "/delivery-countries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Tarifs de livraison */
        post: operations["postDeliveryCountriesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Factures */
        get: operations["getInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Facture */
        get: operations["getInvoicesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une facture ou un avoir, en PDF */
        get: operations["getInvoicesByIdPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Factures */
        post: operations["postInvoicesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** L'avancement d'un import ou d'un export */
        get: operations["getJobsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Le fichier d'un export */
        get: operations["getJobsByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Pages légales */
        get: operations["getLegalPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Page légale */
        get: operations["getLegalPagesById"];
        /** Modifier : Page légale */
        put: operations["putLegalPagesById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Modifier : Page légale */
        patch: operations["patchLegalPagesById"];
        trace?: never;
    };
    "/legal-pages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Pages légales */
        post: operations["postLegalPagesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Modèles de messages */
        get: operations["getMessageTemplates"];
        put?: never;
        /** Créer : Modèle de message */
        post: operations["postMessageTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Modèle de message */
        get: operations["getMessageTemplatesById"];
        /** Modifier : Modèle de message */
        put: operations["putMessageTemplatesById"];
        post?: never;
        /** Supprimer : Modèle de message */
        delete: operations["deleteMessageTemplatesById"];
        options?: never;
        head?: never;
        /** Modifier : Modèle de message */
        patch: operations["patchMessageTemplatesById"];
        trace?: never;
    };
    "/message-templates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Modèles de messages */
        post: operations["postMessageTemplatesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-templates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Importer : Modèles de messages */
        post: operations["postMessageTemplatesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Messages */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Message */
        get: operations["getMessagesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Messages */
        post: operations["postMessagesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renvoyer des messages */
        post: operations["postMessagesResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Inscrits à la newsletter */
        get: operations["getNewsletter"];
        put?: never;
        /** S'inscrire à la newsletter */
        post: operations["postNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Inscrit */
        get: operations["getNewsletterById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Inscrits à la newsletter */
        post: operations["postNewsletterExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Demander à être prévenu */
        post: operations["postNotificationsProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Notes de commande */
        get: operations["getOrderNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Note de commande */
        get: operations["getOrderNotesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-notes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Notes de commande */
        post: operations["postOrderNotesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Commandes */
        get: operations["getOrders"];
        put?: never;
        /** Commander */
        post: operations["postOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Commande */
        get: operations["getOrdersById"];
        /** Changer le statut d'une commande */
        put: operations["putOrdersById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changer le statut d'une commande */
        patch: operations["patchOrdersById"];
        trace?: never;
    };
    "/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annuler sa commande
         * @description Tant qu’elle est en attente. `key` : la clé du lien de suivi, pour qui n’a pas de compte.
         */
        post: operations["postOrdersByIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/follow-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renouveler le lien de suivi d'une commande */
        post: operations["postOrdersByIdFollowLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remettre une commande à un livreur ou un relais */
        post: operations["postOrdersByIdHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les factures et avoirs d'une commande */
        get: operations["getOrdersByIdInvoices"];
        put?: never;
        /**
         * Établir la facture d'une commande
         * @description Celle qu’elle a déjà, ou une nouvelle, numérotée à la suite (201).
         */
        post: operations["postOrdersByIdInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Noter quelque chose sur une commande */
        post: operations["postOrdersByIdNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Le bon de livraison d'une commande, en PDF */
        get: operations["getOrdersByIdPackingSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Payer une commande en ligne */
        post: operations["postOrdersByIdPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les retours d'une commande, et jusqu'à quand en demander */
        get: operations["getOrdersByIdReturns"];
        put?: never;
        /** Demander un retour */
        post: operations["postOrdersByIdReturns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changer le statut d'une commande */
        patch: operations["patchOrdersByIdStatus"];
        trace?: never;
    };
    "/orders/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire l'histoire d'une commande */
        get: operations["getOrdersByIdTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/whatsapp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Écrire au client d'une commande par WhatsApp */
        get: operations["getOrdersByIdWhatsapp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Commandes */
        post: operations["postOrdersExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/follow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suivre une commande par son lien */
        get: operations["getOrdersFollowById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/look-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suivre une commande par son numéro et son téléphone
         * @description Le statut seulement. Un numéro inconnu et un téléphone qui n’est pas le sien ont la même réponse.
         */
        post: operations["postOrdersLookUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chiffrer une commande */
        post: operations["postOrdersQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saisir une commande pour un client */
        post: operations["postOrdersStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Moyens de paiement */
        get: operations["getPaymentMethods"];
        put?: never;
        /** Créer : Moyen de paiement */
        post: operations["postPaymentMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Moyen de paiement */
        get: operations["getPaymentMethodsById"];
        /** Modifier : Moyen de paiement */
        put: operations["putPaymentMethodsById"];
        post?: never;
        /** Supprimer : Moyen de paiement */
        delete: operations["deletePaymentMethodsById"];
        options?: never;
        head?: never;
        /** Modifier : Moyen de paiement */
        patch: operations["patchPaymentMethodsById"];
        trace?: never;
    };
    "/payment-methods/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Moyens de paiement */
        post: operations["postPaymentMethodsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Importer : Moyens de paiement */
        post: operations["postPaymentMethodsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire les moyens de paiement offerts */
        get: operations["getPaymentMethodsOffered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Paiements */
        get: operations["getPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Paiement */
        get: operations["getPaymentsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vérifier un paiement auprès du prestataire */
        post: operations["postPaymentsByIdCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rembourser un paiement */
        post: operations["postPaymentsByIdRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepter un paiement, ou y noter quelque chose */
        post: operations["postPaymentsByIdSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faire vérifier la transaction d’un paiement dont on ne sait rien
         * @description Le prestataire est interrogé : montant, monnaie et référence sont comparés, comme toujours.
         */
        post: operations["postPaymentsByIdTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Paiements */
        post: operations["postPaymentsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/notices/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recevoir un avis de paiement */
        post: operations["postPaymentsNoticesByProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Produits */
        get: operations["getProducts"];
        put?: never;
        /** Créer : Produit */
        post: operations["postProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Produit */
        get: operations["getProductsById"];
        /** Modifier : Produit */
        put: operations["putProductsById"];
        post?: never;
        /** Supprimer : Produit */
        delete: operations["deleteProductsById"];
        options?: never;
        head?: never;
        /** Modifier : Produit */
        patch: operations["patchProductsById"];
        trace?: never;
    };
    "/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Produits */
        post: operations["postProductsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Importer : Produits */
        post: operations["postProductsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Remboursements */
        get: operations["getRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Remboursement */
        get: operations["getRefundsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redemander un remboursement */
        post: operations["postRefundsByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Terminer à la main un remboursement dont le prestataire ne dit rien */
        post: operations["postRefundsByIdSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Remboursements */
        post: operations["postRefundsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Retours */
        get: operations["getReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Retour */
        get: operations["getReturnsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Faire avancer un retour */
        post: operations["postReturnsByIdSettle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Retours */
        post: operations["postReturnsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Identités légales */
        get: operations["getShopIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Identité légale */
        get: operations["getShopIdentitiesById"];
        /** Modifier : Identité légale */
        put: operations["putShopIdentitiesById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Modifier : Identité légale */
        patch: operations["patchShopIdentitiesById"];
        trace?: never;
    };
    "/shop-identities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Identités légales */
        post: operations["postShopIdentitiesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire les ventes */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Demandes de disponibilité */
        get: operations["getStockRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Demande */
        get: operations["getStockRequestsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Demandes de disponibilité */
        post: operations["postStockRequestsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire ce qui est à faire */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/today/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire une liste de ce qui est à faire */
        get: operations["getTodayBySection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister : Utilisateurs */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire : Utilisateur */
        get: operations["getUsersById"];
        /** Changer le rôle ou l'accès d'un utilisateur */
        put: operations["putUsersById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changer le rôle ou l'accès d'un utilisateur */
        patch: operations["patchUsersById"];
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exporter : Utilisateurs */
        post: operations["postUsersExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lire son profil */
        get: operations["getUsersMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Modifier son profil */
        patch: operations["patchUsersMe"];
        trace?: never;
    };
    "/users/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Supprimer son compte */
        post: operations["postUsersMeDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exporter ses données */
        get: operations["getUsersMeExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lister ses favoris */
        get: operations["getUsersMeFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/favourites/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ajouter un favori */
        put: operations["putUsersMeFavouritesByProductId"];
        post?: never;
        /** Retirer un favori */
        delete: operations["deleteUsersMeFavouritesByProductId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountExport: {
            account: components["schemas"]["User"];
            addresses: components["schemas"]["Address"][];
            favourites: {
                createdAt: string;
                name: string | null;
                productId: string;
            }[];
            messages: {
                /** @enum {string} */
                channel: "email" | "sms" | "whatsapp";
                /** Format: date-time */
                createdAt: string;
                /** @enum {string} */
                event: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived" | "account";
                recipient: string;
                /** @enum {string} */
                status: "waiting" | "sent" | "failed" | "kept";
                subject: string;
                text: string | null;
            }[];
            newsletter: boolean;
            orders: components["schemas"]["Order"][];
            ordersTotal: number;
            returns: components["schemas"]["Return"][];
            stockRequests: {
                brandId: string | null;
                createdAt: string;
                productId: string | null;
            }[];
        };
        Address: {
            address: string;
            city: string | null;
            country: ("BJ" | "CI" | "CD" | "CG") | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            landmark: string | null;
            nom: string;
            phone: string;
            prenom: string;
            /** Format: date-time */
            updatedAt: string;
            user: {
                email: string;
                /** Format: uuid */
                id: string;
            } | null;
            /** Format: uuid */
            userId: string;
        };
        ApiError: {
            /**
             * @description Le code, stable, pour les programmes
             * @enum {string}
             */
            error: "validation" | "unauthorized" | "forbidden" | "password_required" | "not_found" | "conflict" | "changed_since" | "stale_version" | "price_changed" | "out_of_stock" | "order_id_taken" | "unknown_product" | "link_expired" | "too_many_requests" | "payload_too_large" | "unsupported_media_type" | "unavailable" | "storage_full" | "internal";
            /** @description Un message par champ */
            fields?: {
                [key: string]: string;
            };
            /** @description Le message, en français, pour les personnes */
            message: string;
            requestId: string;
            statusCode: number;
        };
        AskedReturn: {
            amount: number;
            answer: string | null;
            comment: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            items: {
                name: string;
                price: number;
                productId: string;
                quantity: number;
            }[];
            /** @enum {string} */
            reason: "damaged" | "wrong" | "missing" | "unsuitable" | "cancel";
            refunded: number | null;
            refundNote: string | null;
            settledAt: string | null;
            /** @enum {string} */
            status: "requested" | "accepted" | "refused" | "received" | "refunded";
            /** Format: date-time */
            updatedAt: string;
        };
        Audit: {
            /** @enum {string} */
            action: "create" | "edit" | "delete" | "renew-link";
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            recordId: string;
            resource: string;
            /** Format: date-time */
            updatedAt: string;
            user: {
                /** Format: uuid */
                id: string;
            } | null;
            /** Format: uuid */
            userId: string;
        };
        Brand: {
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            featured: boolean;
            /** Format: uuid */
            id: string;
            logo: string | null;
            name: string;
            priority: number | null;
            /** Format: date-time */
            updatedAt: string;
        };
        CashClosing: {
            by: string;
            /** Format: date-time */
            createdAt: string;
            day: string;
            /** Format: uuid */
            id: string;
            lines: {
                courier: string;
                /** @enum {string} */
                currency: "XOF" | "XAF" | "CDF" | "USD";
                difference: number;
                expected: number;
                /** @enum {string} */
                kind: "courier" | "relay" | "till";
                orders: number;
                received: number;
                refused: number;
            }[];
            /** Format: date-time */
            updatedAt: string;
        };
        CashDay: {
            closedUntil: string | null;
            /** Format: date */
            day: string;
            timeZone: string;
        };
        CashReceipt: {
            closing: {
                day: string;
                /** Format: uuid */
                id: string;
            } | null;
            closingId: string | null;
            courier: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "courier" | "relay" | "till";
                name: string;
            } | null;
            /** Format: uuid */
            courierId: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            currency: "XOF" | "XAF" | "CDF" | "USD";
            expected: number;
            handedBy: string;
            /** Format: uuid */
            id: string;
            note: string | null;
            order: {
                /** Format: uuid */
                id: string;
                nom: string;
                phone: string;
                prenom: string;
                shortNumber: string;
            } | null;
            /** Format: uuid */
            orderId: string;
            rate: number | null;
            received: number | null;
            settledAt: string | null;
            settledBy: string | null;
            /** @enum {string} */
            status: "expected" | "received" | "refused";
            /** Format: date-time */
            updatedAt: string;
        };
        Category: {
            children: {
                color: string;
                /** Format: uuid */
                id: string;
                image: string | null;
                subtitle: string | null;
                title: string;
            }[];
            color: string;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            /** Format: uuid */
            id: string;
            image: string | null;
            parent: {
                /** Format: uuid */
                id: string;
                title: string;
            } | null;
            parentId: string | null;
            subtitle: string | null;
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        CheckedPayment: {
            message: string;
            /** @enum {string} */
            orderStatus: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "underpaid" | "overpaid" | "late" | "expired" | "refunded";
        };
        Courier: {
            city: string | null;
            country: ("BJ" | "CI" | "CD" | "CG") | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            /** @enum {string} */
            kind: "courier" | "relay" | "till";
            name: string;
            phone: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        DeliveryCountry: {
            cities: {
                homeFee: number | null;
                isRelay: boolean;
                name: string;
            }[];
            /** @enum {string} */
            country: "BJ" | "CI" | "CD" | "CG";
            /** Format: date-time */
            createdAt: string;
            homeFee: number;
            /** Format: uuid */
            id: string;
            isOpen: boolean;
            position: number | null;
            relayFee: number;
            /** Format: date-time */
            updatedAt: string;
        };
        FollowedOrder: {
            address: string | null;
            channel: ("phone" | "whatsapp" | "counter") | null;
            city: string | null;
            codeInfluenceur: string | null;
            country: ("BJ" | "CI" | "CD" | "CG") | null;
            /** Format: date-time */
            createdAt: string;
            deliveryRate: number | null;
            /** @enum {string} */
            deliveryType: "domicile" | "point-relais";
            discount: number;
            fee: number;
            history: {
                at: string;
                from: ("pending" | "paid" | "shipped" | "completed" | "cancelled") | null;
                /** @enum {string} */
                to: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            }[];
            /** Format: uuid */
            id: string;
            isTest: boolean;
            items: {
                isOnPromo: boolean;
                name: string;
                price: number;
                productId: string;
                quantity: number;
            }[];
            landmark: string | null;
            nom: string;
            note: string | null;
            orderId: string;
            /** @enum {string} */
            paymentMethod: "en-ligne" | "especes" | "boutique";
            phone: string;
            prenom: string;
            shortNumber: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            subtotal: number;
            totalPrice: number;
            transactionId: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        ImportReport: {
            created: number;
            isDryRun: boolean;
            /** @description Tout est enregistré */
            isSaved: boolean;
            problems: {
                field: string;
                message: string;
                row: number;
            }[];
            rows: number;
            /** @description Les lignes qui ne changent rien */
            unchanged: number;
            /** @description Les lignes sans faute qui ne sont pas enregistrées */
            unsaved: number[];
            updated: number;
        };
        Invoice: {
            certificationCode: string | null;
            certificationCounters: string | null;
            certificationQr: string | null;
            certifiedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            credits: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issuedAt: string;
            isTest: boolean;
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            net: number;
            number: string;
            order: {
                /** Format: uuid */
                id: string;
                shortNumber: string;
            } | null;
            /** Format: uuid */
            orderId: string;
            reason: string | null;
            tax: number;
            taxRate: number;
            total: number;
            /** Format: date-time */
            updatedAt: string;
        };
        InvoiceSummary: {
            id: string;
            issuedAt: string;
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            number: string;
            total: number;
        };
        Job: {
            createdAt: string;
            /** @description Combien de lignes */
            done: number;
            endedAt: string | null;
            /** @description Le fichier d'un export, dès qu'il est prêt, pendant une heure */
            fileName: string | null;
            id: string;
            /** @enum {string} */
            kind: "import" | "export";
            /** @description Pourquoi il n'a pas abouti */
            problem: string | null;
            /** @description Ce qu'un import a trouvé et fait */
            report: components["schemas"]["ImportReport"] | null;
            resource: string;
            /** @enum {string} */
            state: "running" | "done" | "failed";
            /** @enum {string} */
            step: "reading" | "checking" | "saving" | "writing";
            /** @description Sur combien, dès que c’est connu */
            total: number | null;
        };
        LegalPage: {
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            intro: string | null;
            /** @enum {string} */
            page: "mentions-legales" | "conditions-de-vente" | "confidentialite" | "cookies";
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Message: {
            /** @enum {string} */
            channel: "email" | "sms" | "whatsapp";
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            event: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived" | "account";
            /** Format: uuid */
            id: string;
            nextTryAt: string | null;
            order: {
                /** Format: uuid */
                id: string;
                shortNumber: string;
            } | null;
            orderId: string | null;
            problem: string | null;
            recipient: string;
            sentAt: string | null;
            /** @enum {string} */
            status: "waiting" | "sent" | "failed" | "kept";
            subject: string;
            text: string | null;
            tries: number;
            /** Format: date-time */
            updatedAt: string;
        };
        MessageTemplate: {
            /** @enum {string} */
            channel: "email" | "sms" | "whatsapp";
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            event: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived";
            html: string | null;
            /** Format: uuid */
            id: string;
            isOn: boolean;
            name: string;
            subject: string | null;
            text: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Newsletter: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            updatedAt: string;
        };
        OfferedPaymentMethod: {
            /** @description Ce dont le montant est un multiple, en ligne : 1, ou 0,01 */
            amountMultiple: number | null;
            currency: ("XOF" | "XAF" | "CDF" | "USD") | null;
            isOpen: boolean;
            /** @description Un paiement de test : rien n'est débité */
            isTest: boolean;
            label: string;
            /** @enum {string} */
            method: "en-ligne" | "especes" | "boutique";
            note: string | null;
            provider: ("kkiapay" | "pawapay" | "stand-in") | null;
            /** @description Ce que valent 10 000 FCFA dans la monnaie, hors FCFA */
            rate: number | null;
        };
        Order: {
            address: string | null;
            channel: ("phone" | "whatsapp" | "counter") | null;
            city: string | null;
            codeInfluenceur: string | null;
            country: ("BJ" | "CI" | "CD" | "CG") | null;
            /** Format: date-time */
            createdAt: string;
            deliveryRate: number | null;
            /** @enum {string} */
            deliveryType: "domicile" | "point-relais";
            discount: number;
            email: string | null;
            fee: number;
            history: {
                /** Format: date-time */
                at: string;
                by: string | null;
                from: ("pending" | "paid" | "shipped" | "completed" | "cancelled") | null;
                note: string | null;
                /** @enum {string} */
                to: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            }[];
            /** Format: uuid */
            id: string;
            isTest: boolean;
            items: {
                isOnPromo: boolean;
                name: string;
                price: number;
                productId: string;
                quantity: number;
            }[];
            landmark: string | null;
            nom: string;
            note: string | null;
            orderId: string;
            /** @enum {string} */
            paymentMethod: "en-ligne" | "especes" | "boutique";
            phone: string;
            position: string | null;
            prenom: string;
            shortNumber: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            subtotal: number;
            totalPrice: number;
            transactionId: string | null;
            /** Format: date-time */
            updatedAt: string;
            user: {
                email: string;
                /** Format: uuid */
                id: string;
            } | null;
            userId: string | null;
        };
        OrderEvent: {
            amount: number | null;
            at: string;
            by: string | null;
            currency: ("XOF" | "XAF" | "CDF" | "USD") | null;
            from: string | null;
            /** @enum {string} */
            kind: "status" | "note" | "payment" | "refund" | "invoice" | "return" | "cash" | "message";
            record: string | null;
            text: string | null;
            what: string;
        };
        OrderNote: {
            body: string | null;
            by: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "note" | "call";
            order: {
                /** Format: uuid */
                id: string;
                shortNumber: string;
            } | null;
            /** Format: uuid */
            orderId: string;
            /** Format: date-time */
            updatedAt: string;
        };
        OrderQuote: {
            discount: number;
            fee: number;
            items: {
                inStock: boolean;
                name: string;
                price: number;
                productId: string;
            }[];
            subtotal: number;
            total: number;
        };
        OrderStatus: {
            createdAt: string;
            shortNumber: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            steps: {
                at: string;
                /** @enum {string} */
                to: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            }[];
        };
        OrderTimeline: {
            events: components["schemas"]["OrderEvent"][];
            refusals: number;
        };
        Payment: {
            amount: number;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            currency: "XOF" | "XAF" | "CDF" | "USD";
            failure: string | null;
            fees: number | null;
            /** Format: uuid */
            id: string;
            isTest: boolean;
            nextCheckAt: string | null;
            note: string | null;
            order: {
                /** Format: uuid */
                id: string;
                shortNumber: string;
                /** @enum {string} */
                status: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            } | null;
            orderAmount: number;
            /** Format: uuid */
            orderId: string;
            paidAmount: number | null;
            paidCurrency: string | null;
            /** @enum {string} */
            provider: "kkiapay" | "pawapay" | "stand-in";
            providerReference: string | null;
            rate: number | null;
            settledBy: string | null;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "underpaid" | "overpaid" | "late" | "expired" | "refunded";
            transactionId: string | null;
            /** Format: date-time */
            updatedAt: string;
            verifiedAt: string | null;
        };
        PaymentMethod: {
            closesAt: string | null;
            country: ("BJ" | "CI" | "CD" | "CG") | null;
            /** Format: date-time */
            createdAt: string;
            currency: ("XOF" | "XAF" | "CDF" | "USD") | null;
            /** Format: uuid */
            id: string;
            isOpen: boolean;
            label: string;
            /** @enum {string} */
            method: "en-ligne" | "especes" | "boutique";
            note: string | null;
            opensAt: string | null;
            position: number;
            provider: ("kkiapay" | "pawapay") | null;
            rate: number | null;
            /** Format: date-time */
            updatedAt: string;
        };
        PlacedOrder: {
            address: string | null;
            channel: ("phone" | "whatsapp" | "counter") | null;
            city: string | null;
            codeInfluenceur: string | null;
            country: ("BJ" | "CI" | "CD" | "CG") | null;
            /** Format: date-time */
            createdAt: string;
            deliveryRate: number | null;
            /** @enum {string} */
            deliveryType: "domicile" | "point-relais";
            discount: number;
            email: string | null;
            fee: number;
            followKey: string;
            history: {
                /** Format: date-time */
                at: string;
                by: string | null;
                from: ("pending" | "paid" | "shipped" | "completed" | "cancelled") | null;
                note: string | null;
                /** @enum {string} */
                to: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            }[];
            /** Format: uuid */
            id: string;
            isTest: boolean;
            items: {
                isOnPromo: boolean;
                name: string;
                price: number;
                productId: string;
                quantity: number;
            }[];
            landmark: string | null;
            nom: string;
            note: string | null;
            orderId: string;
            /** @enum {string} */
            paymentMethod: "en-ligne" | "especes" | "boutique";
            phone: string;
            position: string | null;
            prenom: string;
            shortNumber: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "completed" | "cancelled";
            subtotal: number;
            totalPrice: number;
            transactionId: string | null;
            /** Format: date-time */
            updatedAt: string;
            user: {
                email: string;
                /** Format: uuid */
                id: string;
            } | null;
            userId: string | null;
        };
        Product: {
            badge: string | null;
            brand: {
                description: string | null;
                /** Format: uuid */
                id: string;
                logo: string | null;
                name: string;
            } | null;
            brandId: string | null;
            categories: {
                /** Format: uuid */
                id: string;
                title: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            /** Format: uuid */
            id: string;
            images: {
                /** Format: uuid */
                id: string;
                order: number;
                url: string;
            }[];
            inStock: boolean;
            isOnPromo: boolean;
            name: string;
            price: number;
            rating: number | null;
            reviews: number | null;
            salePrice: number;
            /** Format: date-time */
            updatedAt: string;
        };
        Refund: {
            amount: number;
            by: string;
            byHand: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            currency: "XOF" | "XAF" | "CDF" | "USD";
            failure: string | null;
            /** Format: uuid */
            id: string;
            nextCheckAt: string | null;
            note: string | null;
            payment: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                orderId: string;
                transactionId: string | null;
            } | null;
            /** Format: uuid */
            paymentId: string;
            /** @enum {string} */
            status: "pending" | "done" | "failed";
            /** Format: date-time */
            updatedAt: string;
        };
        Return: {
            amount: number;
            answer: string | null;
            comment: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            items: {
                name: string;
                price: number;
                productId: string;
                quantity: number;
            }[];
            order: {
                /** Format: uuid */
                id: string;
                shortNumber: string;
            } | null;
            /** Format: uuid */
            orderId: string;
            /** @enum {string} */
            reason: "damaged" | "wrong" | "missing" | "unsuitable" | "cancel";
            refund: {
                amount: number;
                /** @enum {string} */
                currency: "XOF" | "XAF" | "CDF" | "USD";
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                status: "pending" | "done" | "failed";
            } | null;
            refunded: number | null;
            refundId: string | null;
            refundNote: string | null;
            settledAt: string | null;
            /** @enum {string} */
            status: "requested" | "accepted" | "refused" | "received" | "refunded";
            /** Format: date-time */
            updatedAt: string;
        };
        SalesFigures: {
            byStatus: {
                cancelled: number;
                completed: number;
                paid: number;
                pending: number;
                shipped: number;
            };
            months: {
                month: string;
                orders: number;
                revenue: number;
            }[];
            orders: number;
            revenue: number;
        };
        Session: {
            access_token: string;
            user: components["schemas"]["User"];
        };
        ShopIdentity: {
            address: string | null;
            authority: string | null;
            capital: string | null;
            /** @enum {string} */
            country: "BJ" | "CI" | "CD" | "CG";
            /** Format: date-time */
            createdAt: string;
            deliveryTimes: string | null;
            email: string | null;
            headOffice: string | null;
            host: string | null;
            /** Format: uuid */
            id: string;
            legalForm: string | null;
            legalName: string;
            phone: string | null;
            rccm: string | null;
            taxId: string | null;
            /** Format: date-time */
            updatedAt: string;
            vatRate: number | null;
            withdrawalDays: number | null;
        };
        StartedPayment: {
            amount: number;
            /** @enum {string} */
            currency: "XOF" | "XAF" | "CDF" | "USD";
            /** Format: uuid */
            id: string;
            isTest: boolean;
            open: {
                config: {
                    [key: string]: unknown;
                };
                /** @constant */
                kind: "widget";
                script: string;
            } | {
                /** @constant */
                kind: "page";
                url: string;
            };
            /** @description En FCFA */
            orderAmount: number;
            /** @enum {string} */
            provider: "kkiapay" | "pawapay" | "stand-in";
            rate: number | null;
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "underpaid" | "overpaid" | "late" | "expired" | "refunded";
        };
        StockRequest: {
            brand: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            brandId: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            notifiedAt: string | null;
            product: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            productId: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        Task: {
            amount: number | null;
            at: string;
            currency: string | null;
            id: string;
            note: string | null;
            /** @enum {string} */
            record: "orders" | "payments" | "refunds" | "products" | "cash-receipts";
            title: string;
        };
        User: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            /** @enum {string} */
            role: "user" | "admin";
            /** Format: date-time */
            updatedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccountingJournal: {
        parameters: {
            query: {
                currency?: "XOF" | "XAF";
                decimals?: "virgule" | "point";
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getAddresses: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, userId, nom, prenom, phone, landmark, country, city, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                address_like?: string[];
                city?: string[];
                city_like?: string[];
                city_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                id?: string[];
                landmark?: string[];
                landmark_like?: string[];
                landmark_ne?: string[];
                nom?: string[];
                nom_like?: string[];
                nom_ne?: string[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                prenom?: string[];
                prenom_like?: string[];
                prenom_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                userId?: string[];
                userId_ne?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    city?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    landmark?: string;
                    nom: string;
                    phone: string;
                    prenom: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getAddressesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putAddressesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    city?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    landmark?: string;
                    nom: string;
                    phone: string;
                    prenom: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteAddressesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAddressesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, userId, nom, prenom, phone, landmark, country, city, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                address_like?: string[];
                city?: string[];
                city_like?: string[];
                city_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                landmark?: string[];
                landmark_like?: string[];
                landmark_ne?: string[];
                nom?: string[];
                nom_like?: string[];
                nom_ne?: string[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                prenom?: string[];
                prenom_like?: string[];
                prenom_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                userId?: string[];
                userId_ne?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getAudit: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 100 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, at, userId, email, resource, action, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                action?: ("create" | "edit" | "delete" | "renew-link")[];
                action_ne?: ("create" | "edit" | "delete" | "renew-link")[];
                at_gte?: string[];
                at_lte?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                id?: string[];
                recordId?: string[];
                recordId_ne?: string[];
                resource?: string[];
                resource_like?: string[];
                resource_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                userId?: string[];
                userId_ne?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audit"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getAuditById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audit"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuditByIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    force?: boolean;
                } | null;
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        recordId: string;
                        resource: string;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuditExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 100 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, at, userId, email, resource, action, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                action?: ("create" | "edit" | "delete" | "renew-link")[];
                action_ne?: ("create" | "edit" | "delete" | "renew-link")[];
                at_gte?: string[];
                at_lte?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                recordId?: string[];
                recordId_ne?: string[];
                resource?: string[];
                resource_like?: string[];
                resource_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                userId?: string[];
                userId_ne?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuthForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuthReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuthSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postAuthTakeBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        resetToken: string;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getBrands: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, name, featured, priority, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                description_like?: string[];
                featured?: ("true" | "false")[];
                featured_ne?: ("true" | "false")[];
                id?: string[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                priority?: number[];
                priority_gte?: number[];
                priority_lte?: number[];
                priority_ne?: number[];
                /** @description Rechercher une marque... */
                q?: string;
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    featured?: boolean;
                    logo?: (string | Upload) | null;
                    name: string;
                    priority?: number;
                };
                "multipart/form-data": {
                    description?: string;
                    featured?: boolean;
                    logo?: (string | Upload) | null;
                    name: string;
                    priority?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getBrandsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putBrandsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    featured?: boolean;
                    logo?: (string | Upload) | null;
                    name: string;
                    priority?: number;
                };
                "multipart/form-data": {
                    description?: string;
                    featured?: boolean;
                    logo?: (string | Upload) | null;
                    name: string;
                    priority?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteBrandsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchBrandsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    featured?: boolean | null;
                    logo?: (string | Upload) | null;
                    name?: string;
                    priority?: number | null;
                };
                "multipart/form-data": {
                    description?: string | null;
                    featured?: boolean | null;
                    logo?: (string | Upload) | null;
                    name?: string;
                    priority?: number | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postBrandsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, name, featured, priority, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                description_like?: string[];
                featured?: ("true" | "false")[];
                featured_ne?: ("true" | "false")[];
                format?: "csv" | "xlsx";
                id?: string[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                priority?: number[];
                priority_gte?: number[];
                priority_lte?: number[];
                priority_ne?: number[];
                /** @description Rechercher une marque... */
                q?: string;
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postBrandsImport: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Upload;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCashClosings: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, day, by, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                by?: string[];
                by_like?: string[];
                by_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                day?: string[];
                day_like?: string[];
                day_ne?: string[];
                id?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashClosing"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCashClosings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashClosing"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCashClosingsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashClosing"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCashClosingsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, day, by, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                by?: string[];
                by_like?: string[];
                by_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                day?: string[];
                day_like?: string[];
                day_ne?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCashDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashDay"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCashReceipts: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, courierId, status, expected, received, currency, rate, handedBy, settledAt, settledBy, closingId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                closingId?: string[];
                closingId_ne?: string[];
                courierId?: string[];
                courierId_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                expected?: number[];
                expected_gte?: number[];
                expected_lte?: number[];
                expected_ne?: number[];
                handedBy?: string[];
                handedBy_like?: string[];
                handedBy_ne?: string[];
                id?: string[];
                note_like?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                rate?: number[];
                rate_gte?: number[];
                rate_lte?: number[];
                rate_ne?: number[];
                received?: number[];
                received_gte?: number[];
                received_lte?: number[];
                received_ne?: number[];
                settledAt_gte?: string[];
                settledAt_lte?: string[];
                settledBy?: string[];
                settledBy_like?: string[];
                settledBy_ne?: string[];
                status?: ("expected" | "received" | "refused")[];
                status_ne?: ("expected" | "received" | "refused")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashReceipt"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCashReceiptsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashReceipt"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCashReceiptsByIdReceive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string | null;
                    received: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashReceipt"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCashReceiptsByIdRefuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashReceipt"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCashReceiptsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, courierId, status, expected, received, currency, rate, handedBy, settledAt, settledBy, closingId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                closingId?: string[];
                closingId_ne?: string[];
                courierId?: string[];
                courierId_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                expected?: number[];
                expected_gte?: number[];
                expected_lte?: number[];
                expected_ne?: number[];
                format?: "csv" | "xlsx";
                handedBy?: string[];
                handedBy_like?: string[];
                handedBy_ne?: string[];
                id?: string[];
                note_like?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                rate?: number[];
                rate_gte?: number[];
                rate_lte?: number[];
                rate_ne?: number[];
                received?: number[];
                received_gte?: number[];
                received_lte?: number[];
                received_ne?: number[];
                settledAt_gte?: string[];
                settledAt_lte?: string[];
                settledBy?: string[];
                settledBy_like?: string[];
                settledBy_ne?: string[];
                status?: ("expected" | "received" | "refused")[];
                status_ne?: ("expected" | "received" | "refused")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCategories: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, title, subtitle, color, parentId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                color?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                description_like?: string[];
                id?: string[];
                parentId?: string[];
                parentId_ne?: string[];
                /** @description Rechercher une catégorie... */
                q?: string;
                subtitle?: string[];
                subtitle_like?: string[];
                subtitle_ne?: string[];
                title?: string[];
                title_like?: string[];
                title_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    children?: string[];
                    color?: string;
                    description?: string;
                    image?: (string | Upload) | null;
                    /** Format: uuid */
                    parentId?: string;
                    subtitle?: string;
                    title: string;
                };
                "multipart/form-data": {
                    children?: string[];
                    color?: string;
                    description?: string;
                    image?: (string | Upload) | null;
                    /** Format: uuid */
                    parentId?: string;
                    subtitle?: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putCategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    children?: string[];
                    color?: string;
                    description?: string;
                    image?: (string | Upload) | null;
                    /** Format: uuid */
                    parentId?: string;
                    subtitle?: string;
                    title: string;
                };
                "multipart/form-data": {
                    children?: string[];
                    color?: string;
                    description?: string;
                    image?: (string | Upload) | null;
                    /** Format: uuid */
                    parentId?: string;
                    subtitle?: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteCategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchCategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    children?: string[] | null;
                    color?: string | null;
                    description?: string | null;
                    image?: (string | Upload) | null;
                    parentId?: string | null;
                    subtitle?: string | null;
                    title?: string;
                };
                "multipart/form-data": {
                    children?: string[] | null;
                    color?: string | null;
                    description?: string | null;
                    image?: (string | Upload) | null;
                    parentId?: string | null;
                    subtitle?: string | null;
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCategoriesByIdChildren: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCategoriesByIdProducts: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, name, price, brandId, badge, inStock, rating, reviews, isOnPromo, salePrice, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                badge?: string[];
                badge_like?: string[];
                badge_ne?: string[];
                brandId?: string[];
                brandId_ne?: string[];
                categories?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                description_like?: string[];
                id?: string[];
                inStock?: ("true" | "false")[];
                inStock_ne?: ("true" | "false")[];
                isOnPromo?: ("true" | "false")[];
                isOnPromo_ne?: ("true" | "false")[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                price?: number[];
                price_gte?: number[];
                price_lte?: number[];
                price_ne?: number[];
                /** @description Rechercher un produit... */
                q?: string;
                rating?: number[];
                rating_gte?: number[];
                rating_lte?: number[];
                rating_ne?: number[];
                reviews?: number[];
                reviews_gte?: number[];
                reviews_lte?: number[];
                reviews_ne?: number[];
                salePrice?: number[];
                salePrice_gte?: number[];
                salePrice_lte?: number[];
                salePrice_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCategoriesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, title, subtitle, color, parentId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                color?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                description_like?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                parentId?: string[];
                parentId_ne?: string[];
                /** @description Rechercher une catégorie... */
                q?: string;
                subtitle?: string[];
                subtitle_like?: string[];
                subtitle_ne?: string[];
                title?: string[];
                title_like?: string[];
                title_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCategoriesImport: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Upload;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCategoriesRoots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCategoriesUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: Upload;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        imageUrl: string;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCouriers: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, name, kind, phone, country, city, isActive, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                city?: string[];
                city_like?: string[];
                city_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                id?: string[];
                isActive?: ("true" | "false")[];
                isActive_ne?: ("true" | "false")[];
                kind?: ("courier" | "relay" | "till")[];
                kind_ne?: ("courier" | "relay" | "till")[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                /** @description Rechercher par nom, téléphone ou ville... */
                q?: string;
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courier"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCouriers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    city?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    isActive?: boolean;
                    /** @enum {string} */
                    kind?: "courier" | "relay" | "till";
                    name: string;
                    phone?: string;
                };
                "multipart/form-data": {
                    city?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    isActive?: boolean;
                    /** @enum {string} */
                    kind?: "courier" | "relay" | "till";
                    name: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courier"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getCouriersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courier"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putCouriersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    city?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    isActive?: boolean;
                    /** @enum {string} */
                    kind?: "courier" | "relay" | "till";
                    name: string;
                    phone?: string;
                };
                "multipart/form-data": {
                    city?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    isActive?: boolean;
                    /** @enum {string} */
                    kind?: "courier" | "relay" | "till";
                    name: string;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courier"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteCouriersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchCouriersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    city?: string | null;
                    country?: ("BJ" | "CI" | "CD" | "CG") | null;
                    isActive?: boolean | null;
                    kind?: ("courier" | "relay" | "till") | null;
                    name?: string;
                    phone?: string | null;
                };
                "multipart/form-data": {
                    city?: string | null;
                    country?: ("BJ" | "CI" | "CD" | "CG") | null;
                    isActive?: boolean | null;
                    kind?: ("courier" | "relay" | "till") | null;
                    name?: string;
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courier"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCouriersExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, name, kind, phone, country, city, isActive, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                city?: string[];
                city_like?: string[];
                city_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                isActive?: ("true" | "false")[];
                isActive_ne?: ("true" | "false")[];
                kind?: ("courier" | "relay" | "till")[];
                kind_ne?: ("courier" | "relay" | "till")[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                /** @description Rechercher par nom, téléphone ou ville... */
                q?: string;
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postCouriersImport: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Upload;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getDeliveryCountries: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, country, homeFee, relayFee, isOpen, position, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                homeFee?: number[];
                homeFee_gte?: number[];
                homeFee_lte?: number[];
                homeFee_ne?: number[];
                id?: string[];
                isOpen?: ("true" | "false")[];
                isOpen_ne?: ("true" | "false")[];
                position?: number[];
                position_gte?: number[];
                position_lte?: number[];
                position_ne?: number[];
                relayFee?: number[];
                relayFee_gte?: number[];
                relayFee_lte?: number[];
                relayFee_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCountry"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getDeliveryCountriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCountry"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putDeliveryCountriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cities?: {
                        homeFee?: number;
                        isRelay?: boolean;
                        name: string;
                    }[];
                    homeFee: number;
                    isOpen?: boolean;
                    position?: number;
                    relayFee: number;
                };
                "multipart/form-data": {
                    cities?: {
                        homeFee?: number;
                        isRelay?: boolean;
                        name: string;
                    }[];
                    homeFee: number;
                    isOpen?: boolean;
                    position?: number;
                    relayFee: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCountry"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchDeliveryCountriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cities?: {
                        homeFee?: number;
                        isRelay?: boolean;
                        name: string;
                    }[] | null;
                    homeFee?: number;
                    isOpen?: boolean | null;
                    position?: number | null;
                    relayFee?: number;
                };
                "multipart/form-data": {
                    cities?: {
                        homeFee?: number;
                        isRelay?: boolean;
                        name: string;
                    }[] | null;
                    homeFee?: number;
                    isOpen?: boolean | null;
                    position?: number | null;
                    relayFee?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCountry"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postDeliveryCountriesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, country, homeFee, relayFee, isOpen, position, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                format?: "csv" | "xlsx";
                homeFee?: number[];
                homeFee_gte?: number[];
                homeFee_lte?: number[];
                homeFee_ne?: number[];
                id?: string[];
                isOpen?: ("true" | "false")[];
                isOpen_ne?: ("true" | "false")[];
                position?: number[];
                position_gte?: number[];
                position_lte?: number[];
                position_ne?: number[];
                relayFee?: number[];
                relayFee_gte?: number[];
                relayFee_lte?: number[];
                relayFee_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getInvoices: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, number, kind, orderId, issuedAt, net, tax, taxRate, total, credits, reason, isTest, certificationCode, certificationCounters, certifiedAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                certificationCode?: string[];
                certificationCode_like?: string[];
                certificationCode_ne?: string[];
                certificationCounters?: string[];
                certificationCounters_like?: string[];
                certificationCounters_ne?: string[];
                certificationQr_like?: string[];
                certifiedAt_gte?: string[];
                certifiedAt_lte?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                credits?: string[];
                credits_like?: string[];
                credits_ne?: string[];
                id?: string[];
                issuedAt_gte?: string[];
                issuedAt_lte?: string[];
                isTest?: ("true" | "false")[];
                isTest_ne?: ("true" | "false")[];
                kind?: ("invoice" | "credit-note")[];
                kind_ne?: ("invoice" | "credit-note")[];
                net?: number[];
                net_gte?: number[];
                net_lte?: number[];
                net_ne?: number[];
                number?: string[];
                number_like?: string[];
                number_ne?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                /** @description Rechercher par numéro... */
                q?: string;
                reason?: string[];
                reason_like?: string[];
                reason_ne?: string[];
                tax?: number[];
                tax_gte?: number[];
                tax_lte?: number[];
                tax_ne?: number[];
                taxRate?: number[];
                taxRate_gte?: number[];
                taxRate_lte?: number[];
                taxRate_ne?: number[];
                total?: number[];
                total_gte?: number[];
                total_lte?: number[];
                total_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getInvoicesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getInvoicesByIdPdf: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Upload;
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postInvoicesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, number, kind, orderId, issuedAt, net, tax, taxRate, total, credits, reason, isTest, certificationCode, certificationCounters, certifiedAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                certificationCode?: string[];
                certificationCode_like?: string[];
                certificationCode_ne?: string[];
                certificationCounters?: string[];
                certificationCounters_like?: string[];
                certificationCounters_ne?: string[];
                certificationQr_like?: string[];
                certifiedAt_gte?: string[];
                certifiedAt_lte?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                credits?: string[];
                credits_like?: string[];
                credits_ne?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                issuedAt_gte?: string[];
                issuedAt_lte?: string[];
                isTest?: ("true" | "false")[];
                isTest_ne?: ("true" | "false")[];
                kind?: ("invoice" | "credit-note")[];
                kind_ne?: ("invoice" | "credit-note")[];
                net?: number[];
                net_gte?: number[];
                net_lte?: number[];
                net_ne?: number[];
                number?: string[];
                number_like?: string[];
                number_ne?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                /** @description Rechercher par numéro... */
                q?: string;
                reason?: string[];
                reason_like?: string[];
                reason_ne?: string[];
                tax?: number[];
                tax_gte?: number[];
                tax_lte?: number[];
                tax_ne?: number[];
                taxRate?: number[];
                taxRate_gte?: number[];
                taxRate_lte?: number[];
                taxRate_ne?: number[];
                total?: number[];
                total_gte?: number[];
                total_lte?: number[];
                total_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getJobsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getJobsByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Le fichier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Upload;
                    "text/csv; charset=utf-8": Upload;
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getLegalPages: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, page, title, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                body_like?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                id?: string[];
                intro_like?: string[];
                page?: ("mentions-legales" | "conditions-de-vente" | "confidentialite" | "cookies")[];
                page_ne?: ("mentions-legales" | "conditions-de-vente" | "confidentialite" | "cookies")[];
                title?: string[];
                title_like?: string[];
                title_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPage"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getLegalPagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPage"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putLegalPagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                    intro?: string;
                    title: string;
                };
                "multipart/form-data": {
                    body: string;
                    intro?: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPage"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchLegalPagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body?: string;
                    intro?: string | null;
                    title?: string;
                };
                "multipart/form-data": {
                    body?: string;
                    intro?: string | null;
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPage"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postLegalPagesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, page, title, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                body_like?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                intro_like?: string[];
                page?: ("mentions-legales" | "conditions-de-vente" | "confidentialite" | "cookies")[];
                page_ne?: ("mentions-legales" | "conditions-de-vente" | "confidentialite" | "cookies")[];
                title?: string[];
                title_like?: string[];
                title_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getMessageTemplates: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, event, channel, name, isOn, subject, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                channel?: ("email" | "sms" | "whatsapp")[];
                channel_ne?: ("email" | "sms" | "whatsapp")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                event?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived")[];
                event_ne?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived")[];
                html_like?: string[];
                id?: string[];
                isOn?: ("true" | "false")[];
                isOn_ne?: ("true" | "false")[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                subject?: string[];
                subject_like?: string[];
                subject_ne?: string[];
                text_like?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postMessageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel: "email" | "sms" | "whatsapp";
                    /** @enum {string} */
                    event: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived";
                    html?: string;
                    isOn?: boolean;
                    subject?: string;
                    text: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    channel: "email" | "sms" | "whatsapp";
                    /** @enum {string} */
                    event: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived";
                    html?: string;
                    isOn?: boolean;
                    subject?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getMessageTemplatesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putMessageTemplatesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel: "email" | "sms" | "whatsapp";
                    /** @enum {string} */
                    event: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived";
                    html?: string;
                    isOn?: boolean;
                    subject?: string;
                    text: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    channel: "email" | "sms" | "whatsapp";
                    /** @enum {string} */
                    event: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived";
                    html?: string;
                    isOn?: boolean;
                    subject?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteMessageTemplatesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchMessageTemplatesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel?: "email" | "sms" | "whatsapp";
                    /** @enum {string} */
                    event?: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived";
                    html?: string | null;
                    isOn?: boolean | null;
                    subject?: string | null;
                    text?: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    channel?: "email" | "sms" | "whatsapp";
                    /** @enum {string} */
                    event?: "order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived";
                    html?: string | null;
                    isOn?: boolean | null;
                    subject?: string | null;
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postMessageTemplatesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, event, channel, name, isOn, subject, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                channel?: ("email" | "sms" | "whatsapp")[];
                channel_ne?: ("email" | "sms" | "whatsapp")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                event?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived")[];
                event_ne?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived")[];
                format?: "csv" | "xlsx";
                html_like?: string[];
                id?: string[];
                isOn?: ("true" | "false")[];
                isOn_ne?: ("true" | "false")[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                subject?: string[];
                subject_like?: string[];
                subject_ne?: string[];
                text_like?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postMessageTemplatesImport: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Upload;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, recipient, subject, event, channel, status, tries, nextTryAt, sentAt, problem, orderId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                channel?: ("email" | "sms" | "whatsapp")[];
                channel_ne?: ("email" | "sms" | "whatsapp")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                event?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived" | "account")[];
                event_ne?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived" | "account")[];
                id?: string[];
                nextTryAt_gte?: string[];
                nextTryAt_lte?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                problem?: string[];
                problem_like?: string[];
                problem_ne?: string[];
                /** @description Rechercher par destinataire ou objet... */
                q?: string;
                recipient?: string[];
                recipient_like?: string[];
                recipient_ne?: string[];
                sentAt_gte?: string[];
                sentAt_lte?: string[];
                status?: ("waiting" | "sent" | "failed" | "kept")[];
                status_ne?: ("waiting" | "sent" | "failed" | "kept")[];
                subject?: string[];
                subject_like?: string[];
                subject_ne?: string[];
                text_like?: string[];
                tries?: number[];
                tries_gte?: number[];
                tries_lte?: number[];
                tries_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getMessagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postMessagesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, recipient, subject, event, channel, status, tries, nextTryAt, sentAt, problem, orderId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                channel?: ("email" | "sms" | "whatsapp")[];
                channel_ne?: ("email" | "sms" | "whatsapp")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                event?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived" | "account")[];
                event_ne?: ("order-placed" | "payment-awaited" | "payment-short" | "payment-received" | "order-shipped" | "order-completed" | "order-cancelled" | "order-corrected" | "refund-made" | "product-back" | "brand-arrived" | "account")[];
                format?: "csv" | "xlsx";
                id?: string[];
                nextTryAt_gte?: string[];
                nextTryAt_lte?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                problem?: string[];
                problem_like?: string[];
                problem_ne?: string[];
                /** @description Rechercher par destinataire ou objet... */
                q?: string;
                recipient?: string[];
                recipient_like?: string[];
                recipient_ne?: string[];
                sentAt_gte?: string[];
                sentAt_lte?: string[];
                status?: ("waiting" | "sent" | "failed" | "kept")[];
                status_ne?: ("waiting" | "sent" | "failed" | "kept")[];
                subject?: string[];
                subject_like?: string[];
                subject_ne?: string[];
                text_like?: string[];
                tries?: number[];
                tries_gte?: number[];
                tries_lte?: number[];
                tries_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postMessagesResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        left: number;
                        resent: number;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getNewsletter: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, email, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                id?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getNewsletterById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postNewsletterExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, email, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postNotificationsProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    brandId?: string;
                    email: string;
                    /** Format: uuid */
                    productId?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrderNotes: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, kind, by, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                body_like?: string[];
                by?: string[];
                by_like?: string[];
                by_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                id?: string[];
                kind?: ("note" | "call")[];
                kind_ne?: ("note" | "call")[];
                orderId?: string[];
                orderId_ne?: string[];
                /** @description Rechercher dans les notes... */
                q?: string;
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNote"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrderNotesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNote"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrderNotesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, kind, by, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                body_like?: string[];
                by?: string[];
                by_like?: string[];
                by_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                kind?: ("note" | "call")[];
                kind_ne?: ("note" | "call")[];
                orderId?: string[];
                orderId_ne?: string[];
                /** @description Rechercher dans les notes... */
                q?: string;
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, shortNumber, transactionId, totalPrice, status, nom, prenom, phone, email, codeInfluenceur, deliveryType, landmark, position, country, city, paymentMethod, subtotal, discount, fee, deliveryRate, isTest, channel, userId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                address_like?: string[];
                channel?: ("phone" | "whatsapp" | "counter")[];
                channel_ne?: ("phone" | "whatsapp" | "counter")[];
                city?: string[];
                city_like?: string[];
                city_ne?: string[];
                codeInfluenceur?: string[];
                codeInfluenceur_like?: string[];
                codeInfluenceur_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                deliveryRate?: number[];
                deliveryRate_gte?: number[];
                deliveryRate_lte?: number[];
                deliveryRate_ne?: number[];
                deliveryType?: ("domicile" | "point-relais")[];
                deliveryType_ne?: ("domicile" | "point-relais")[];
                discount?: number[];
                discount_gte?: number[];
                discount_lte?: number[];
                discount_ne?: number[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                fee?: number[];
                fee_gte?: number[];
                fee_lte?: number[];
                fee_ne?: number[];
                id?: string[];
                isTest?: ("true" | "false")[];
                isTest_ne?: ("true" | "false")[];
                landmark?: string[];
                landmark_like?: string[];
                landmark_ne?: string[];
                nom?: string[];
                nom_like?: string[];
                nom_ne?: string[];
                note_like?: string[];
                orderId?: string[];
                orderId_like?: string[];
                orderId_ne?: string[];
                paymentMethod?: ("en-ligne" | "especes" | "boutique")[];
                paymentMethod_ne?: ("en-ligne" | "especes" | "boutique")[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                position?: string[];
                position_like?: string[];
                position_ne?: string[];
                prenom?: string[];
                prenom_like?: string[];
                prenom_ne?: string[];
                /** @description Rechercher par commande ou transaction... */
                q?: string;
                shortNumber?: string[];
                shortNumber_like?: string[];
                shortNumber_ne?: string[];
                status?: ("pending" | "paid" | "shipped" | "completed" | "cancelled")[];
                status_ne?: ("pending" | "paid" | "shipped" | "completed" | "cancelled")[];
                subtotal?: number[];
                subtotal_gte?: number[];
                subtotal_lte?: number[];
                subtotal_ne?: number[];
                totalPrice?: number[];
                totalPrice_gte?: number[];
                totalPrice_lte?: number[];
                totalPrice_ne?: number[];
                transactionId?: string[];
                transactionId_like?: string[];
                transactionId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                userId?: string[];
                userId_ne?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    createdAt?: string;
                    customerInfo: {
                        codeInfluenceur?: string | null;
                        email?: string | null;
                        nom: string;
                        prenom: string;
                        whatsapp: string;
                    };
                    delivery: {
                        address?: string | null;
                        city?: string | null;
                        country?: string | null;
                        fee: number;
                        landmark?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        /** @enum {string} */
                        type: "domicile" | "point-relais";
                    };
                    items: {
                        name: string;
                        price: number;
                        /** Format: uuid */
                        productId: string;
                        quantity: number;
                    }[];
                    note?: string | null;
                    orderId: string;
                    payment: {
                        amount: number;
                        /** @enum {string} */
                        method: "en-ligne" | "especes" | "boutique";
                    };
                    totalPrice: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Refusé */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Les prix et les frais de maintenant */
                        current?: {
                            discount: number;
                            fee: number;
                            items: {
                                inStock: boolean;
                                name: string;
                                price: number;
                                productId: string;
                            }[];
                            subtotal: number;
                            total: number;
                        };
                        /**
                         * @description Le code, stable, pour les programmes
                         * @enum {string}
                         */
                        error: "validation" | "unauthorized" | "forbidden" | "password_required" | "not_found" | "conflict" | "changed_since" | "stale_version" | "price_changed" | "out_of_stock" | "order_id_taken" | "unknown_product" | "link_expired" | "too_many_requests" | "payload_too_large" | "unsupported_media_type" | "unavailable" | "storage_full" | "internal";
                        /** @description Un message par champ */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Le message, en français, pour les personnes */
                        message: string;
                        requestId: string;
                        statusCode: number;
                    };
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status?: "pending" | "paid" | "shipped" | "completed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status?: "pending" | "paid" | "shipped" | "completed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key?: string | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "paid" | "shipped" | "completed" | "cancelled";
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersByIdFollowLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresAt: string;
                        url: string;
                    };
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersByIdHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    courierId: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashReceipt"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrdersByIdInvoices: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSummary"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersByIdInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key?: string | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSummary"];
                };
            };
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSummary"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersByIdNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    body?: string;
                    /** @enum {string} */
                    kind: "note" | "call";
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrdersByIdPackingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Upload;
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersByIdPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description La clé du lien de suivi, pour qui n'a pas de compte */
                    key?: string;
                    /** @enum {string} */
                    provider?: "kkiapay" | "pawapay" | "stand-in";
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedPayment"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrdersByIdReturns: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AskedReturn"][];
                        until: string | null;
                    };
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersByIdReturns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string | null;
                    items: {
                        productId: string;
                        quantity: number;
                    }[];
                    key?: string | null;
                    /** @enum {string} */
                    reason: "damaged" | "wrong" | "missing" | "unsuitable" | "cancel";
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedReturn"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchOrdersByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "pending" | "paid" | "shipped" | "completed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrdersByIdTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTimeline"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrdersByIdWhatsapp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        text: string;
                        url: string;
                    };
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, shortNumber, transactionId, totalPrice, status, nom, prenom, phone, email, codeInfluenceur, deliveryType, landmark, position, country, city, paymentMethod, subtotal, discount, fee, deliveryRate, isTest, channel, userId, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                address_like?: string[];
                channel?: ("phone" | "whatsapp" | "counter")[];
                channel_ne?: ("phone" | "whatsapp" | "counter")[];
                city?: string[];
                city_like?: string[];
                city_ne?: string[];
                codeInfluenceur?: string[];
                codeInfluenceur_like?: string[];
                codeInfluenceur_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                deliveryRate?: number[];
                deliveryRate_gte?: number[];
                deliveryRate_lte?: number[];
                deliveryRate_ne?: number[];
                deliveryType?: ("domicile" | "point-relais")[];
                deliveryType_ne?: ("domicile" | "point-relais")[];
                discount?: number[];
                discount_gte?: number[];
                discount_lte?: number[];
                discount_ne?: number[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                fee?: number[];
                fee_gte?: number[];
                fee_lte?: number[];
                fee_ne?: number[];
                format?: "csv" | "xlsx";
                id?: string[];
                isTest?: ("true" | "false")[];
                isTest_ne?: ("true" | "false")[];
                landmark?: string[];
                landmark_like?: string[];
                landmark_ne?: string[];
                nom?: string[];
                nom_like?: string[];
                nom_ne?: string[];
                note_like?: string[];
                orderId?: string[];
                orderId_like?: string[];
                orderId_ne?: string[];
                paymentMethod?: ("en-ligne" | "especes" | "boutique")[];
                paymentMethod_ne?: ("en-ligne" | "especes" | "boutique")[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                position?: string[];
                position_like?: string[];
                position_ne?: string[];
                prenom?: string[];
                prenom_like?: string[];
                prenom_ne?: string[];
                /** @description Rechercher par commande ou transaction... */
                q?: string;
                shortNumber?: string[];
                shortNumber_like?: string[];
                shortNumber_ne?: string[];
                status?: ("pending" | "paid" | "shipped" | "completed" | "cancelled")[];
                status_ne?: ("pending" | "paid" | "shipped" | "completed" | "cancelled")[];
                subtotal?: number[];
                subtotal_gte?: number[];
                subtotal_lte?: number[];
                subtotal_ne?: number[];
                totalPrice?: number[];
                totalPrice_gte?: number[];
                totalPrice_lte?: number[];
                totalPrice_ne?: number[];
                transactionId?: string[];
                transactionId_like?: string[];
                transactionId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                userId?: string[];
                userId_ne?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getOrdersFollowById: {
        parameters: {
            query: {
                key: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedOrder"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersLookUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: string;
                    phone: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStatus"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    delivery: {
                        address?: string | null;
                        city?: string | null;
                        country?: string | null;
                        landmark?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        /** @enum {string} */
                        type: "domicile" | "point-relais";
                    };
                    items: {
                        /** Format: uuid */
                        productId: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderQuote"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postOrdersStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel: "phone" | "whatsapp" | "counter";
                    customerInfo: {
                        codeInfluenceur?: string | null;
                        email?: string | null;
                        nom: string;
                        prenom: string;
                        whatsapp: string;
                    };
                    delivery: {
                        address?: string | null;
                        city?: string | null;
                        country?: string | null;
                        landmark?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        /** @enum {string} */
                        type: "domicile" | "point-relais";
                    };
                    items: {
                        /** Format: uuid */
                        productId: string;
                        quantity: number;
                    }[];
                    note?: string | null;
                    orderId: string;
                    payment: {
                        /** @enum {string} */
                        method: "en-ligne" | "especes" | "boutique";
                    };
                    totalPrice: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Refusé */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Les prix et les frais de maintenant */
                        current?: {
                            discount: number;
                            fee: number;
                            items: {
                                inStock: boolean;
                                name: string;
                                price: number;
                                productId: string;
                            }[];
                            subtotal: number;
                            total: number;
                        };
                        /**
                         * @description Le code, stable, pour les programmes
                         * @enum {string}
                         */
                        error: "validation" | "unauthorized" | "forbidden" | "password_required" | "not_found" | "conflict" | "changed_since" | "stale_version" | "price_changed" | "out_of_stock" | "order_id_taken" | "unknown_product" | "link_expired" | "too_many_requests" | "payload_too_large" | "unsupported_media_type" | "unavailable" | "storage_full" | "internal";
                        /** @description Un message par champ */
                        fields?: {
                            [key: string]: string;
                        };
                        /** @description Le message, en français, pour les personnes */
                        message: string;
                        requestId: string;
                        statusCode: number;
                    };
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, label, method, country, provider, currency, rate, position, isOpen, note, opensAt, closesAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                closesAt?: string[];
                closesAt_like?: string[];
                closesAt_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                id?: string[];
                isOpen?: ("true" | "false")[];
                isOpen_ne?: ("true" | "false")[];
                label?: string[];
                label_like?: string[];
                label_ne?: string[];
                method?: ("en-ligne" | "especes" | "boutique")[];
                method_ne?: ("en-ligne" | "especes" | "boutique")[];
                note?: string[];
                note_like?: string[];
                note_ne?: string[];
                opensAt?: string[];
                opensAt_like?: string[];
                opensAt_ne?: string[];
                position?: number[];
                position_gte?: number[];
                position_lte?: number[];
                position_ne?: number[];
                provider?: ("kkiapay" | "pawapay")[];
                provider_ne?: ("kkiapay" | "pawapay")[];
                rate?: number[];
                rate_gte?: number[];
                rate_lte?: number[];
                rate_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    closesAt?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    /** @enum {string} */
                    currency?: "XOF" | "XAF" | "CDF" | "USD";
                    isOpen?: boolean;
                    label: string;
                    /** @enum {string} */
                    method: "en-ligne" | "especes" | "boutique";
                    note?: string;
                    opensAt?: string;
                    position: number;
                    /** @enum {string} */
                    provider?: "kkiapay" | "pawapay";
                    rate?: number;
                };
                "multipart/form-data": {
                    closesAt?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    /** @enum {string} */
                    currency?: "XOF" | "XAF" | "CDF" | "USD";
                    isOpen?: boolean;
                    label: string;
                    /** @enum {string} */
                    method: "en-ligne" | "especes" | "boutique";
                    note?: string;
                    opensAt?: string;
                    position: number;
                    /** @enum {string} */
                    provider?: "kkiapay" | "pawapay";
                    rate?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getPaymentMethodsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putPaymentMethodsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    closesAt?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    /** @enum {string} */
                    currency?: "XOF" | "XAF" | "CDF" | "USD";
                    isOpen?: boolean;
                    label: string;
                    /** @enum {string} */
                    method: "en-ligne" | "especes" | "boutique";
                    note?: string;
                    opensAt?: string;
                    position: number;
                    /** @enum {string} */
                    provider?: "kkiapay" | "pawapay";
                    rate?: number;
                };
                "multipart/form-data": {
                    closesAt?: string;
                    /** @enum {string} */
                    country?: "BJ" | "CI" | "CD" | "CG";
                    /** @enum {string} */
                    currency?: "XOF" | "XAF" | "CDF" | "USD";
                    isOpen?: boolean;
                    label: string;
                    /** @enum {string} */
                    method: "en-ligne" | "especes" | "boutique";
                    note?: string;
                    opensAt?: string;
                    position: number;
                    /** @enum {string} */
                    provider?: "kkiapay" | "pawapay";
                    rate?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deletePaymentMethodsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchPaymentMethodsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    closesAt?: string | null;
                    country?: ("BJ" | "CI" | "CD" | "CG") | null;
                    currency?: ("XOF" | "XAF" | "CDF" | "USD") | null;
                    isOpen?: boolean | null;
                    label?: string;
                    /** @enum {string} */
                    method?: "en-ligne" | "especes" | "boutique";
                    note?: string | null;
                    opensAt?: string | null;
                    position?: number;
                    provider?: ("kkiapay" | "pawapay") | null;
                    rate?: number | null;
                };
                "multipart/form-data": {
                    closesAt?: string | null;
                    country?: ("BJ" | "CI" | "CD" | "CG") | null;
                    currency?: ("XOF" | "XAF" | "CDF" | "USD") | null;
                    isOpen?: boolean | null;
                    label?: string;
                    /** @enum {string} */
                    method?: "en-ligne" | "especes" | "boutique";
                    note?: string | null;
                    opensAt?: string | null;
                    position?: number;
                    provider?: ("kkiapay" | "pawapay") | null;
                    rate?: number | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentMethodsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, label, method, country, provider, currency, rate, position, isOpen, note, opensAt, closesAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                closesAt?: string[];
                closesAt_like?: string[];
                closesAt_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                format?: "csv" | "xlsx";
                id?: string[];
                isOpen?: ("true" | "false")[];
                isOpen_ne?: ("true" | "false")[];
                label?: string[];
                label_like?: string[];
                label_ne?: string[];
                method?: ("en-ligne" | "especes" | "boutique")[];
                method_ne?: ("en-ligne" | "especes" | "boutique")[];
                note?: string[];
                note_like?: string[];
                note_ne?: string[];
                opensAt?: string[];
                opensAt_like?: string[];
                opensAt_ne?: string[];
                position?: number[];
                position_gte?: number[];
                position_lte?: number[];
                position_ne?: number[];
                provider?: ("kkiapay" | "pawapay")[];
                provider_ne?: ("kkiapay" | "pawapay")[];
                rate?: number[];
                rate_gte?: number[];
                rate_lte?: number[];
                rate_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentMethodsImport: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Upload;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getPaymentMethodsOffered: {
        parameters: {
            query?: {
                country?: "BJ" | "CI" | "CD" | "CG";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedPaymentMethod"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getPayments: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, provider, status, orderAmount, amount, currency, rate, transactionId, providerReference, paidAmount, paidCurrency, fees, isTest, failure, verifiedAt, nextCheckAt, settledBy, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                amount?: number[];
                amount_gte?: number[];
                amount_lte?: number[];
                amount_ne?: number[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                failure?: string[];
                failure_like?: string[];
                failure_ne?: string[];
                fees?: number[];
                fees_gte?: number[];
                fees_lte?: number[];
                fees_ne?: number[];
                id?: string[];
                isTest?: ("true" | "false")[];
                isTest_ne?: ("true" | "false")[];
                nextCheckAt_gte?: string[];
                nextCheckAt_lte?: string[];
                note_like?: string[];
                orderAmount?: number[];
                orderAmount_gte?: number[];
                orderAmount_lte?: number[];
                orderAmount_ne?: number[];
                orderId?: string[];
                orderId_ne?: string[];
                paidAmount?: number[];
                paidAmount_gte?: number[];
                paidAmount_lte?: number[];
                paidAmount_ne?: number[];
                paidCurrency?: string[];
                paidCurrency_like?: string[];
                paidCurrency_ne?: string[];
                provider?: ("kkiapay" | "pawapay" | "stand-in")[];
                provider_ne?: ("kkiapay" | "pawapay" | "stand-in")[];
                providerReference?: string[];
                providerReference_like?: string[];
                providerReference_ne?: string[];
                /** @description Rechercher par transaction... */
                q?: string;
                rate?: number[];
                rate_gte?: number[];
                rate_lte?: number[];
                rate_ne?: number[];
                settledBy?: string[];
                settledBy_like?: string[];
                settledBy_ne?: string[];
                status?: ("pending" | "paid" | "failed" | "underpaid" | "overpaid" | "late" | "expired" | "refunded")[];
                status_ne?: ("pending" | "paid" | "failed" | "underpaid" | "overpaid" | "late" | "expired" | "refunded")[];
                transactionId?: string[];
                transactionId_like?: string[];
                transactionId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                verifiedAt_gte?: string[];
                verifiedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getPaymentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentsByIdCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description La clé du lien de suivi, pour qui n'a pas de compte */
                    key?: string;
                    transactionId?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedPayment"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentsByIdRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    byHand: boolean;
                    note: string | null;
                    returnId?: string | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentsByIdSettle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "accept" | "note";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentsByIdTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transactionId: string | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, provider, status, orderAmount, amount, currency, rate, transactionId, providerReference, paidAmount, paidCurrency, fees, isTest, failure, verifiedAt, nextCheckAt, settledBy, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                amount?: number[];
                amount_gte?: number[];
                amount_lte?: number[];
                amount_ne?: number[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                failure?: string[];
                failure_like?: string[];
                failure_ne?: string[];
                fees?: number[];
                fees_gte?: number[];
                fees_lte?: number[];
                fees_ne?: number[];
                format?: "csv" | "xlsx";
                id?: string[];
                isTest?: ("true" | "false")[];
                isTest_ne?: ("true" | "false")[];
                nextCheckAt_gte?: string[];
                nextCheckAt_lte?: string[];
                note_like?: string[];
                orderAmount?: number[];
                orderAmount_gte?: number[];
                orderAmount_lte?: number[];
                orderAmount_ne?: number[];
                orderId?: string[];
                orderId_ne?: string[];
                paidAmount?: number[];
                paidAmount_gte?: number[];
                paidAmount_lte?: number[];
                paidAmount_ne?: number[];
                paidCurrency?: string[];
                paidCurrency_like?: string[];
                paidCurrency_ne?: string[];
                provider?: ("kkiapay" | "pawapay" | "stand-in")[];
                provider_ne?: ("kkiapay" | "pawapay" | "stand-in")[];
                providerReference?: string[];
                providerReference_like?: string[];
                providerReference_ne?: string[];
                /** @description Rechercher par transaction... */
                q?: string;
                rate?: number[];
                rate_gte?: number[];
                rate_lte?: number[];
                rate_ne?: number[];
                settledBy?: string[];
                settledBy_like?: string[];
                settledBy_ne?: string[];
                status?: ("pending" | "paid" | "failed" | "underpaid" | "overpaid" | "late" | "expired" | "refunded")[];
                status_ne?: ("pending" | "paid" | "failed" | "underpaid" | "overpaid" | "late" | "expired" | "refunded")[];
                transactionId?: string[];
                transactionId_like?: string[];
                transactionId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                verifiedAt_gte?: string[];
                verifiedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postPaymentsNoticesByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "kkiapay" | "pawapay" | "stand-in";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getProducts: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, name, price, brandId, badge, inStock, rating, reviews, isOnPromo, salePrice, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                badge?: string[];
                badge_like?: string[];
                badge_ne?: string[];
                brandId?: string[];
                brandId_ne?: string[];
                categories?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                description_like?: string[];
                id?: string[];
                inStock?: ("true" | "false")[];
                inStock_ne?: ("true" | "false")[];
                isOnPromo?: ("true" | "false")[];
                isOnPromo_ne?: ("true" | "false")[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                price?: number[];
                price_gte?: number[];
                price_lte?: number[];
                price_ne?: number[];
                /** @description Rechercher un produit... */
                q?: string;
                rating?: number[];
                rating_gte?: number[];
                rating_lte?: number[];
                rating_ne?: number[];
                reviews?: number[];
                reviews_gte?: number[];
                reviews_lte?: number[];
                reviews_ne?: number[];
                salePrice?: number[];
                salePrice_gte?: number[];
                salePrice_lte?: number[];
                salePrice_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    badge?: string;
                    /** Format: uuid */
                    brandId?: string;
                    categories?: string[];
                    description?: string;
                    images?: Upload[];
                    inStock?: boolean;
                    name: string;
                    price: number;
                    rating?: number;
                    reviews?: number;
                };
                "multipart/form-data": {
                    badge?: string;
                    /** Format: uuid */
                    brandId?: string;
                    categories?: string[];
                    description?: string;
                    images?: Upload[];
                    inStock?: boolean;
                    name: string;
                    price: number;
                    rating?: number;
                    reviews?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getProductsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putProductsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    badge?: string;
                    /** Format: uuid */
                    brandId?: string;
                    categories?: string[];
                    description?: string;
                    existingImages?: {
                        /** Format: uuid */
                        id: string;
                        order: number;
                    }[];
                    imagesToDelete?: string[];
                    inStock?: boolean;
                    name: string;
                    newImages?: Upload[] | null;
                    price: number;
                    rating?: number;
                    reviews?: number;
                };
                "multipart/form-data": {
                    badge?: string;
                    /** Format: uuid */
                    brandId?: string;
                    categories?: string[];
                    description?: string;
                    existingImages?: {
                        /** Format: uuid */
                        id: string;
                        order: number;
                    }[];
                    imagesToDelete?: string[];
                    inStock?: boolean;
                    name: string;
                    newImages?: Upload[] | null;
                    price: number;
                    rating?: number;
                    reviews?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteProductsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchProductsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    badge?: string | null;
                    brandId?: string | null;
                    categories?: string[] | null;
                    description?: string | null;
                    existingImages?: {
                        /** Format: uuid */
                        id: string;
                        order: number;
                    }[];
                    imagesToDelete?: string[];
                    inStock?: boolean | null;
                    name?: string;
                    newImages?: Upload[] | null;
                    price?: number;
                    rating?: number | null;
                    reviews?: number | null;
                };
                "multipart/form-data": {
                    badge?: string | null;
                    brandId?: string | null;
                    categories?: string[] | null;
                    description?: string | null;
                    existingImages?: {
                        /** Format: uuid */
                        id: string;
                        order: number;
                    }[];
                    imagesToDelete?: string[];
                    inStock?: boolean | null;
                    name?: string;
                    newImages?: Upload[] | null;
                    price?: number;
                    rating?: number | null;
                    reviews?: number | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postProductsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, name, price, brandId, badge, inStock, rating, reviews, isOnPromo, salePrice, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                badge?: string[];
                badge_like?: string[];
                badge_ne?: string[];
                brandId?: string[];
                brandId_ne?: string[];
                categories?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                description_like?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                inStock?: ("true" | "false")[];
                inStock_ne?: ("true" | "false")[];
                isOnPromo?: ("true" | "false")[];
                isOnPromo_ne?: ("true" | "false")[];
                name?: string[];
                name_like?: string[];
                name_ne?: string[];
                price?: number[];
                price_gte?: number[];
                price_lte?: number[];
                price_ne?: number[];
                /** @description Rechercher un produit... */
                q?: string;
                rating?: number[];
                rating_gte?: number[];
                rating_lte?: number[];
                rating_ne?: number[];
                reviews?: number[];
                reviews_gte?: number[];
                reviews_lte?: number[];
                reviews_ne?: number[];
                salePrice?: number[];
                salePrice_gte?: number[];
                salePrice_lte?: number[];
                salePrice_ne?: number[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postProductsImport: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Upload;
                };
            };
        };
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getRefunds: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, paymentId, amount, currency, status, byHand, by, failure, nextCheckAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                amount?: number[];
                amount_gte?: number[];
                amount_lte?: number[];
                amount_ne?: number[];
                by?: string[];
                by_like?: string[];
                by_ne?: string[];
                byHand?: ("true" | "false")[];
                byHand_ne?: ("true" | "false")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                failure?: string[];
                failure_like?: string[];
                failure_ne?: string[];
                id?: string[];
                nextCheckAt_gte?: string[];
                nextCheckAt_lte?: string[];
                note_like?: string[];
                paymentId?: string[];
                paymentId_ne?: string[];
                status?: ("pending" | "done" | "failed")[];
                status_ne?: ("pending" | "done" | "failed")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getRefundsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postRefundsByIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postRefundsByIdSettle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                    /** @enum {string} */
                    status: "done" | "failed";
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postRefundsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, paymentId, amount, currency, status, byHand, by, failure, nextCheckAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                amount?: number[];
                amount_gte?: number[];
                amount_lte?: number[];
                amount_ne?: number[];
                by?: string[];
                by_like?: string[];
                by_ne?: string[];
                byHand?: ("true" | "false")[];
                byHand_ne?: ("true" | "false")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                currency?: ("XOF" | "XAF" | "CDF" | "USD")[];
                currency_ne?: ("XOF" | "XAF" | "CDF" | "USD")[];
                failure?: string[];
                failure_like?: string[];
                failure_ne?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                nextCheckAt_gte?: string[];
                nextCheckAt_lte?: string[];
                note_like?: string[];
                paymentId?: string[];
                paymentId_ne?: string[];
                status?: ("pending" | "done" | "failed")[];
                status_ne?: ("pending" | "done" | "failed")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getReturns: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, status, reason, amount, refunded, refundNote, refundId, settledAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                amount?: number[];
                amount_gte?: number[];
                amount_lte?: number[];
                amount_ne?: number[];
                answer_like?: string[];
                comment_like?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                id?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                reason?: ("damaged" | "wrong" | "missing" | "unsuitable" | "cancel")[];
                reason_ne?: ("damaged" | "wrong" | "missing" | "unsuitable" | "cancel")[];
                refunded?: number[];
                refunded_gte?: number[];
                refunded_lte?: number[];
                refunded_ne?: number[];
                refundId?: string[];
                refundId_ne?: string[];
                refundNote?: string[];
                refundNote_like?: string[];
                refundNote_ne?: string[];
                settledAt_gte?: string[];
                settledAt_lte?: string[];
                status?: ("requested" | "accepted" | "refused" | "received" | "refunded")[];
                status_ne?: ("requested" | "accepted" | "refused" | "received" | "refunded")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getReturnsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postReturnsByIdSettle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer?: string | null;
                    refunded?: number;
                    refundId?: string | null;
                    refundNote?: string | null;
                    /** @enum {string} */
                    status: "requested" | "accepted" | "refused" | "received" | "refunded";
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postReturnsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 250 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, orderId, status, reason, amount, refunded, refundNote, refundId, settledAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                amount?: number[];
                amount_gte?: number[];
                amount_lte?: number[];
                amount_ne?: number[];
                answer_like?: string[];
                comment_like?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                orderId?: string[];
                orderId_ne?: string[];
                reason?: ("damaged" | "wrong" | "missing" | "unsuitable" | "cancel")[];
                reason_ne?: ("damaged" | "wrong" | "missing" | "unsuitable" | "cancel")[];
                refunded?: number[];
                refunded_gte?: number[];
                refunded_lte?: number[];
                refunded_ne?: number[];
                refundId?: string[];
                refundId_ne?: string[];
                refundNote?: string[];
                refundNote_like?: string[];
                refundNote_ne?: string[];
                settledAt_gte?: string[];
                settledAt_lte?: string[];
                status?: ("requested" | "accepted" | "refused" | "received" | "refunded")[];
                status_ne?: ("requested" | "accepted" | "refused" | "received" | "refunded")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getShopIdentities: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, country, legalName, legalForm, capital, rccm, taxId, authority, headOffice, address, phone, email, vatRate, withdrawalDays, deliveryTimes, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                address?: string[];
                address_like?: string[];
                address_ne?: string[];
                authority?: string[];
                authority_like?: string[];
                authority_ne?: string[];
                capital?: string[];
                capital_like?: string[];
                capital_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                deliveryTimes?: string[];
                deliveryTimes_like?: string[];
                deliveryTimes_ne?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                headOffice?: string[];
                headOffice_like?: string[];
                headOffice_ne?: string[];
                host_like?: string[];
                id?: string[];
                legalForm?: string[];
                legalForm_like?: string[];
                legalForm_ne?: string[];
                legalName?: string[];
                legalName_like?: string[];
                legalName_ne?: string[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                rccm?: string[];
                rccm_like?: string[];
                rccm_ne?: string[];
                taxId?: string[];
                taxId_like?: string[];
                taxId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                vatRate?: number[];
                vatRate_gte?: number[];
                vatRate_lte?: number[];
                vatRate_ne?: number[];
                withdrawalDays?: number[];
                withdrawalDays_gte?: number[];
                withdrawalDays_lte?: number[];
                withdrawalDays_ne?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopIdentity"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getShopIdentitiesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopIdentity"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putShopIdentitiesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: string;
                    authority?: string;
                    capital?: string;
                    deliveryTimes?: string;
                    email?: string;
                    headOffice?: string;
                    host?: string;
                    legalForm?: string;
                    legalName: string;
                    phone?: string;
                    rccm?: string;
                    taxId?: string;
                    vatRate?: number;
                    withdrawalDays?: number;
                };
                "multipart/form-data": {
                    address?: string;
                    authority?: string;
                    capital?: string;
                    deliveryTimes?: string;
                    email?: string;
                    headOffice?: string;
                    host?: string;
                    legalForm?: string;
                    legalName: string;
                    phone?: string;
                    rccm?: string;
                    taxId?: string;
                    vatRate?: number;
                    withdrawalDays?: number;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopIdentity"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchShopIdentitiesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: string | null;
                    authority?: string | null;
                    capital?: string | null;
                    deliveryTimes?: string | null;
                    email?: string | null;
                    headOffice?: string | null;
                    host?: string | null;
                    legalForm?: string | null;
                    legalName?: string;
                    phone?: string | null;
                    rccm?: string | null;
                    taxId?: string | null;
                    vatRate?: number | null;
                    withdrawalDays?: number | null;
                };
                "multipart/form-data": {
                    address?: string | null;
                    authority?: string | null;
                    capital?: string | null;
                    deliveryTimes?: string | null;
                    email?: string | null;
                    headOffice?: string | null;
                    host?: string | null;
                    legalForm?: string | null;
                    legalName?: string;
                    phone?: string | null;
                    rccm?: string | null;
                    taxId?: string | null;
                    vatRate?: number | null;
                    withdrawalDays?: number | null;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopIdentity"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postShopIdentitiesExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, country, legalName, legalForm, capital, rccm, taxId, authority, headOffice, address, phone, email, vatRate, withdrawalDays, deliveryTimes, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                address?: string[];
                address_like?: string[];
                address_ne?: string[];
                authority?: string[];
                authority_like?: string[];
                authority_ne?: string[];
                capital?: string[];
                capital_like?: string[];
                capital_ne?: string[];
                country?: ("BJ" | "CI" | "CD" | "CG")[];
                country_ne?: ("BJ" | "CI" | "CD" | "CG")[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                deliveryTimes?: string[];
                deliveryTimes_like?: string[];
                deliveryTimes_ne?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                format?: "csv" | "xlsx";
                headOffice?: string[];
                headOffice_like?: string[];
                headOffice_ne?: string[];
                host_like?: string[];
                id?: string[];
                legalForm?: string[];
                legalForm_like?: string[];
                legalForm_ne?: string[];
                legalName?: string[];
                legalName_like?: string[];
                legalName_ne?: string[];
                phone?: string[];
                phone_like?: string[];
                phone_ne?: string[];
                rccm?: string[];
                rccm_like?: string[];
                rccm_ne?: string[];
                taxId?: string[];
                taxId_like?: string[];
                taxId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
                vatRate?: number[];
                vatRate_gte?: number[];
                vatRate_lte?: number[];
                vatRate_ne?: number[];
                withdrawalDays?: number[];
                withdrawalDays_gte?: number[];
                withdrawalDays_lte?: number[];
                withdrawalDays_ne?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesFigures"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getStockRequests: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, email, productId, brandId, notifiedAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                brandId?: string[];
                brandId_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                id?: string[];
                notifiedAt_gte?: string[];
                notifiedAt_lte?: string[];
                productId?: string[];
                productId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRequest"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getStockRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRequest"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postStockRequestsExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, email, productId, brandId, notifiedAt, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                brandId?: string[];
                brandId_ne?: string[];
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                notifiedAt_gte?: string[];
                notifiedAt_lte?: string[];
                productId?: string[];
                productId_ne?: string[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: string;
                        rows: components["schemas"]["Task"][];
                        /** @enum {string} */
                        section: "call" | "verify" | "unsettled" | "refunds" | "stock" | "cash";
                        total: number;
                    }[];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getTodayBySection: {
        parameters: {
            query?: {
                _end?: number;
                _start?: number;
            };
            header?: never;
            path: {
                section: "call" | "verify" | "unsettled" | "refunds" | "stock" | "cash";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, email, role, isActive, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                id?: string[];
                isActive?: ("true" | "false")[];
                isActive_ne?: ("true" | "false")[];
                /** @description Rechercher par email ou identifiant... */
                q?: string;
                role?: ("user" | "admin")[];
                role_ne?: ("user" | "admin")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive?: boolean;
                    /** @enum {string} */
                    role?: "user" | "admin";
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive?: boolean;
                    /** @enum {string} */
                    role?: "user" | "admin";
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postUsersExport: {
        parameters: {
            query?: {
                /** @description La ligne après la dernière ; 1000 lignes au plus */
                _end?: number;
                /** @description asc ou desc, une fois ou par champ */
                _order?: string;
                /** @description Un champ, ou plusieurs entre virgules, parmi : id, email, role, isActive, createdAt, updatedAt */
                _sort?: string;
                /** @description La première ligne, depuis 0 */
                _start?: number;
                createdAt_gte?: string[];
                createdAt_lte?: string[];
                email?: string[];
                email_like?: string[];
                email_ne?: string[];
                format?: "csv" | "xlsx";
                id?: string[];
                isActive?: ("true" | "false")[];
                isActive_ne?: ("true" | "false")[];
                /** @description Rechercher par email ou identifiant... */
                q?: string;
                role?: ("user" | "admin")[];
                role_ne?: ("user" | "admin")[];
                updatedAt_gte?: string[];
                updatedAt_lte?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Réservé aux administrateurs */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getUsersMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    patchUsersMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Demandé pour changer l’adresse ou le mot de passe, sauf dans les 10 minutes après la connexion */
                    currentPassword?: string;
                    email?: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    postUsersMeDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Demandé à chaque fois, même juste après la connexion */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Demande invalide */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getUsersMeExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    getUsersMeFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Une page de la liste */
            200: {
                headers: {
                    /** @description Combien répondent à la demande, toutes pages comprises */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    putUsersMeFavouritesByProductId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
    deleteUsersMeFavouritesByProductId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fait */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Connexion requise */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Introuvable */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Tout autre refus */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
                };
            };
        };
    };
}
